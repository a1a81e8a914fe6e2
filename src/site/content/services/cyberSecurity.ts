import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of the pages of the family cyber-security (S1.85 to S1.87). */
export const cyberSecurity: FamilyContent<FamilyPageId<'cyber-security'>> = {
  'security-assessment': [
    {
      kind: 'tiles',
      id: 'scope',
      items: ['web', 'apis', 'mobile', 'servers', 'office', 'cloud', 'rights', 'backups'],
    },
    { kind: 'steps', id: 'course', items: ['agree', 'search', 'confirm', 'explain', 'retest'] },
    {
      kind: 'split',
      id: 'report',
      items: ['summary', 'findings', 'repairs', 'record', 'omitted'],
      answers: 'receive',
    },
    { kind: 'text', id: 'limits', items: ['time'] },
    { kind: 'features', id: 'benefits', items: ['order', 'proof', 'comparison'] },
    { kind: 'offer', id: 'excluded', items: ['repairs', 'overload', 'staff', 'audit'] },
  ],
  'network-security': [
    { kind: 'split', id: 'zones', items: ['guests', 'office', 'servers', 'machines', 'backups'] },
    { kind: 'text', id: 'rules', items: ['review', 'list'] },
    {
      kind: 'bullets',
      id: 'access',
      items: ['account', 'vpn', 'supplier', 'administration', 'check'],
    },
    {
      kind: 'tiles',
      id: 'logs',
      items: ['decisions', 'logins', 'names', 'administrators', 'configuration', 'devices'],
    },
    { kind: 'features', id: 'benefits', items: ['map', 'spread', 'change', 'independence'] },
    { kind: 'offer', id: 'receive', items: ['diagram', 'rules', 'accounts', 'searches', 'guide'] },
    { kind: 'offer', id: 'excluded', items: ['hardware', 'watch', 'clouds', 'machines', 'test'] },
  ],
  'data-protection': [
    { kind: 'text', id: 'inventory', items: ['register', 'law'] },
    { kind: 'split', id: 'encryption', items: ['connections', 'disks', 'fields', 'vault'] },
    { kind: 'steps', id: 'restore', items: ['choose', 'restore', 'compare', 'record'] },
    { kind: 'bullets', id: 'deletion', items: ['period', 'jobs', 'backups', 'requests', 'disks'] },
    { kind: 'features', id: 'benefits', items: ['register', 'losses', 'recovery', 'access'] },
    {
      kind: 'offer',
      id: 'receive',
      items: ['register', 'keys', 'protocol', 'schedule', 'readers'],
    },
    { kind: 'offer', id: 'excluded', items: ['law', 'officer', 'outside', 'disks', 'attack'] },
  ],
  'incident-response': [
    { kind: 'split', id: 'plan', items: ['calls', 'authority', 'channel', 'forbidden', 'paper'] },
    { kind: 'text', id: 'exercise', items: ['course'] },
    { kind: 'steps', id: 'course', items: ['facts', 'contain', 'preserve', 'remove', 'restore'] },
    { kind: 'bullets', id: 'report', items: ['timeline', 'data', 'cause', 'repairs'] },
    { kind: 'features', id: 'benefits', items: ['decisions', 'deadlines', 'evidence', 'repeats'] },
    { kind: 'offer', id: 'receive', items: ['plan', 'card', 'minutes', 'drafts', 'logs'] },
    { kind: 'offer', id: 'excluded', items: ['hours', 'ransom', 'decision', 'recovery', 'watch'] },
  ],
  'compliance-and-governance': [
    { kind: 'features', id: 'standards', items: ['gdpr', 'soc', 'hipaa', 'pci', 'sox'] },
    { kind: 'split', id: 'gaps', items: ['meaning', 'today', 'missing', 'change', 'reach'] },
    {
      kind: 'tiles',
      id: 'documents',
      items: [
        'access',
        'changes',
        'risks',
        'assets',
        'suppliers',
        'incidents',
        'retention',
        'calendar',
      ],
      answers: 'receive',
    },
    {
      kind: 'bullets',
      id: 'decisions',
      items: ['owner', 'exceptions', 'management', 'rights', 'problems'],
    },
    { kind: 'features', id: 'benefits', items: ['evidence', 'overlap', 'scope', 'answers'] },
    { kind: 'offer', id: 'excluded', items: ['audit', 'law', 'filings', 'licences'] },
  ],
  'security-training': [
    {
      kind: 'tiles',
      id: 'topics',
      items: [
        'messages',
        'payments',
        'passwords',
        'devices',
        'travel',
        'personal',
        'assistants',
        'mistakes',
      ],
    },
    {
      kind: 'bullets',
      id: 'groups',
      items: ['accounts', 'reception', 'managers', 'administrators', 'developers'],
    },
    { kind: 'text', id: 'practice', items: ['rules'] },
    { kind: 'split', id: 'results', items: ['reports', 'time', 'errors', 'lists', 'omitted'] },
    { kind: 'features', id: 'benefits', items: ['reports', 'payments', 'material', 'rules'] },
    { kind: 'offer', id: 'receive', items: ['slides', 'figures', 'notice', 'questions'] },
    { kind: 'offer', id: 'excluded', items: ['names', 'filters', 'exams', 'languages'] },
  ],
};
