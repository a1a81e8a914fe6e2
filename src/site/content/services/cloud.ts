import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent, ListSection } from './serviceSection.ts';

/** The four questions that close every page of the family. */
const questions: ListSection = {
  kind: 'questions',
  id: 'questions',
  items: ['benefits', 'duration', 'security', 'support'],
  isShared: true,
};

/** The sections of the pages of the family cloud (S1.78 to S1.84). */
export const cloud: FamilyContent<FamilyPageId<'cloud'>> = {
  'cloud-solutions': [
    { kind: 'bullets', id: 'sorting', items: ['load', 'delay', 'rules', 'licence', 'change'] },
    { kind: 'features', id: 'models', items: ['public', 'private', 'hybrid', 'software'] },
    {
      kind: 'split',
      id: 'build',
      items: ['base', 'applications', 'storage', 'backups', 'connections'],
    },
    { kind: 'text', id: 'stay', items: ['cases', 'review'] },
    { kind: 'features', id: 'benefits', items: ['cost', 'waiting', 'watch'] },
    questions,
    { kind: 'offer', id: 'receive', items: ['sheets', 'costs', 'plan', 'code', 'proof'] },
    { kind: 'offer', id: 'excluded', items: ['moving', 'bills', 'programs', 'hardware'] },
  ],
  'cloud-migration': [
    {
      kind: 'steps',
      id: 'lifecycle',
      items: ['assess', 'plan', 'prepare', 'pilot', 'migrate', 'verify', 'optimize'],
    },
    { kind: 'split', id: 'unchanged', items: ['addresses', 'place', 'hours', 'partners'] },
    {
      kind: 'tiles',
      id: 'deliverables',
      items: [
        'inventory',
        'plan',
        'forecast',
        'landing',
        'security',
        'protocol',
        'runbooks',
        'report',
      ],
      answers: 'receive',
    },
    { kind: 'features', id: 'benefits', items: ['bill', 'recovery', 'capacity'] },
    questions,
    {
      kind: 'offer',
      id: 'excluded',
      items: ['invoices', 'rebuild', 'licences', 'disposal', 'operation'],
    },
  ],
  'cloud-security': [
    { kind: 'text', id: 'responsibility', items: ['border', 'names'] },
    {
      kind: 'split',
      id: 'protection',
      items: ['encryption', 'keys', 'access', 'classes', 'backups'],
    },
    { kind: 'bullets', id: 'compliance', items: ['gdpr', 'soc', 'hipaa', 'pci', 'sox'] },
    {
      kind: 'split',
      id: 'monitoring',
      items: ['logins', 'settings', 'public', 'rights', 'copies'],
    },
    { kind: 'features', id: 'benefits', items: ['risks', 'early', 'evidence'] },
    questions,
    {
      kind: 'offer',
      id: 'receive',
      items: ['duties', 'rights', 'findings', 'settings', 'evidence'],
    },
    { kind: 'offer', id: 'excluded', items: ['attack', 'office', 'incident', 'verdict'] },
  ],
  'cloud-management': [
    {
      kind: 'tiles',
      id: 'tasks',
      items: [
        'monitoring',
        'backup',
        'updates',
        'cost',
        'access',
        'performance',
        'incidents',
        'capacity',
      ],
      answers: 'receive',
    },
    { kind: 'steps', id: 'alarm', items: ['confirm', 'call', 'restore', 'inform', 'learn'] },
    {
      kind: 'split',
      id: 'dashboard',
      items: ['availability', 'response', 'capacity', 'alarms', 'backups', 'cost'],
    },
    { kind: 'text', id: 'decisions', items: ['limits', 'leaving'] },
    { kind: 'features', id: 'benefits', items: ['nights', 'invoice', 'versions'] },
    questions,
    { kind: 'offer', id: 'excluded', items: ['provider', 'projects', 'code', 'desk'] },
  ],
  'cloud-platforms': [
    { kind: 'text', id: 'choice', items: ['price', 'stay'] },
    {
      kind: 'split',
      id: 'aws',
      items: ['machines', 'files', 'databases', 'functions', 'containers', 'monitoring'],
    },
    {
      kind: 'bullets',
      id: 'azure',
      items: ['machines', 'files', 'databases', 'web', 'containers', 'accounts'],
    },
    {
      kind: 'split',
      id: 'google',
      items: ['machines', 'files', 'databases', 'services', 'containers', 'analysis'],
    },
    { kind: 'bullets', id: 'leaving', items: ['databases', 'containers', 'code', 'ties'] },
    { kind: 'features', id: 'benefits', items: ['price', 'people', 'monitoring'] },
    questions,
    { kind: 'offer', id: 'receive', items: ['costs', 'trial', 'advice', 'exit'] },
    {
      kind: 'offer',
      id: 'excluded',
      items: ['move', 'charges', 'contracts', 'others', 'releases'],
    },
  ],
  'industries-we-serve': [
    { kind: 'split', id: 'healthcare', items: ['records', 'images', 'video', 'appointments'] },
    { kind: 'bullets', id: 'e-commerce', items: ['peaks', 'search', 'stock', 'checkout'] },
    { kind: 'split', id: 'education', items: ['platforms', 'lessons', 'exams', 'accounts'] },
    {
      kind: 'bullets',
      id: 'manufacturing',
      items: ['sensors', 'maintenance', 'planning', 'history'],
    },
    { kind: 'split', id: 'fintech', items: ['payments', 'ledgers', 'identity', 'site'] },
    { kind: 'features', id: 'benefits', items: ['rules', 'limits', 'duty'] },
    questions,
  ],
};
