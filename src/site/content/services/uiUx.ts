import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of the pages of the family ui-ux (S1.70 to S1.77). */
export const uiUx: FamilyContent<FamilyPageId<'ui-ux'>> = {
  'ui-ux-design': [
    {
      kind: 'steps',
      id: 'process',
      items: ['understand', 'structure', 'sketch', 'trial', 'test', 'handover'],
    },
    {
      kind: 'split',
      id: 'files',
      items: ['figma', 'tokens', 'texts', 'keyboard', 'decisions'],
      answers: 'receive',
    },
    { kind: 'text', id: 'part', items: ['users', 'build'] },
    { kind: 'bullets', id: 'included', items: ['sizes', 'themes', 'errors', 'space', 'direction'] },
    { kind: 'features', id: 'benefits', items: ['changes', 'estimates', 'access'] },
    { kind: 'offer', id: 'excluded', items: ['code', 'brand', 'articles', 'licences', 'roles'] },
  ],
  'usability-testing': [
    {
      kind: 'features',
      id: 'methods',
      items: [
        'moderated',
        'remote',
        'unattended',
        'clicks',
        'sorting',
        'comparison',
        'assistive',
        'diaries',
      ],
    },
    { kind: 'split', id: 'approach', items: ['tasks', 'participants', 'help', 'team', 'consent'] },
    {
      kind: 'tiles',
      id: 'deliverables',
      items: ['plan', 'findings', 'clips', 'sketches'],
      answers: 'receive',
    },
    { kind: 'features', id: 'benefits', items: ['evidence', 'early', 'measure'] },
    {
      kind: 'questions',
      id: 'questions',
      items: ['number', 'participants', 'draft', 'recordings'],
    },
    {
      kind: 'offer',
      id: 'excluded',
      items: ['market', 'rules', 'redesign', 'repairs', 'rewards'],
    },
  ],
  'ui-ux-audits': [
    { kind: 'text', id: 'scope', items: ['reviewers', 'beyond'] },
    {
      kind: 'split',
      id: 'design-analysis',
      items: ['styles', 'buttons', 'contrast', 'sizes', 'icons'],
    },
    {
      kind: 'bullets',
      id: 'user-experience',
      items: ['effort', 'words', 'errors', 'waiting', 'back'],
    },
    {
      kind: 'features',
      id: 'report',
      items: ['summary', 'findings', 'recommendations', 'order'],
      answers: 'receive',
    },
    { kind: 'split', id: 'conduct', items: ['account', 'phones', 'keyboard', 'call', 'again'] },
    { kind: 'features', id: 'benefits', items: ['small', 'outside', 'planning'] },
    {
      kind: 'offer',
      id: 'excluded',
      items: ['repairs', 'pages', 'certificate', 'attacks', 'load'],
    },
  ],
  'why-choose-the-company': [
    {
      kind: 'features',
      id: 'benefits',
      items: ['experience', 'users', 'developers', 'access', 'ownership'],
    },
    { kind: 'split', id: 'approach', items: ['lead', 'friday', 'clickable', 'scope', 'cheaper'] },
    { kind: 'text', id: 'elsewhere', items: ['template', 'guessing', 'employee'] },
    { kind: 'questions', id: 'questions', items: ['build', 'duration', 'existing', 'distance'] },
  ],
  'our-work': [
    {
      kind: 'portfolio',
      id: 'works',
      works: [
        { id: 'clinic', href: 'https://example.com/portfolio/clinic' },
        { id: 'shop', href: 'https://example.com/portfolio/shop' },
        { id: 'school', href: 'https://example.com/portfolio/school' },
        { id: 'factory' },
      ],
    },
    { kind: 'text', id: 'making', items: ['task', 'drafts'] },
    { kind: 'split', id: 'trial', items: ['keyboard', 'text', 'error', 'phone'] },
    { kind: 'features', id: 'benefits', items: ['clinic', 'shop', 'school', 'factory'] },
    { kind: 'bullets', id: 'unseen', items: ['words', 'states', 'languages', 'readers'] },
  ],
};
