import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent, ListSection } from './serviceSection.ts';

/** How we work, told once for all channels. */
const differently: ListSection = {
  kind: 'text',
  id: 'differently',
  items: ['enquiries', 'weak', 'ownership'],
  isShared: true,
};

/** The four questions that close every page of the family. */
const questions: ListSection = {
  kind: 'questions',
  id: 'questions',
  items: ['results', 'budget', 'measure', 'ownership'],
  isShared: true,
};

/** The sections of the pages of the family digital-marketing (S1.64 to S1.69). */
export const digitalMarketing: FamilyContent<FamilyPageId<'digital-marketing'>> = {
  'search-engine-optimization': [
    {
      kind: 'split',
      id: 'audit',
      items: ['crawling', 'speed', 'structure', 'terms', 'competitors'],
    },
    { kind: 'text', id: 'promise', items: ['first', 'other'] },
    { kind: 'steps', id: 'approach', items: ['repair', 'research', 'write', 'links', 'compare'] },
    { kind: 'bullets', id: 'report', items: ['terms', 'enquiries', 'changes', 'plan'] },
    differently,
    { kind: 'features', id: 'benefits', items: ['lasting', 'repaired', 'words'] },
    questions,
  ],
  'social-media-marketing': [
    { kind: 'text', id: 'channels', items: ['place', 'paid'] },
    {
      kind: 'tiles',
      id: 'tasks',
      items: [
        'calendar',
        'texts',
        'pictures',
        'descriptions',
        'paid',
        'comments',
        'messages',
        'report',
      ],
    },
    { kind: 'bullets', id: 'approach', items: ['rules', 'ahead', 'room', 'compare', 'decide'] },
    { kind: 'split', id: 'replies', items: ['speed', 'name', 'private', 'serious', 'visible'] },
    differently,
    { kind: 'features', id: 'benefits', items: ['early', 'service', 'applicants'] },
    questions,
  ],
  'content-marketing': [
    {
      kind: 'split',
      id: 'formats',
      items: ['articles', 'cases', 'guides', 'newsletters', 'pages'],
    },
    {
      kind: 'steps',
      id: 'approach',
      items: ['question', 'interview', 'draft', 'check', 'publish', 'review'],
    },
    { kind: 'text', id: 'models', items: ['use', 'reason'] },
    { kind: 'bullets', id: 'handover', items: ['file', 'sources', 'pictures', 'short', 'terms'] },
    differently,
    { kind: 'features', id: 'benefits', items: ['sales', 'memory', 'reuse'] },
    questions,
  ],
  'graphic-designing': [
    {
      kind: 'tiles',
      id: 'designs',
      items: ['logo', 'infographics', 'card', 'brochure', 'banner', 'poster', 'video', 'digital'],
    },
    { kind: 'text', id: 'reading', items: ['look', 'contrast'] },
    {
      kind: 'bullets',
      id: 'approach',
      items: ['brief', 'sketches', 'direction', 'proof', 'check'],
    },
    {
      kind: 'split',
      id: 'files',
      items: ['vector', 'print', 'screen', 'video', 'colours', 'fonts'],
    },
    differently,
    { kind: 'features', id: 'benefits', items: ['recognition', 'templates', 'readers'] },
    questions,
  ],
  'video-marketing': [
    { kind: 'features', id: 'kinds', items: ['product', 'demonstration', 'interview', 'clip'] },
    {
      kind: 'steps',
      id: 'approach',
      items: ['brief', 'script', 'filming', 'editing', 'captions', 'upload'],
    },
    { kind: 'split', id: 'files', items: ['master', 'formats', 'captions', 'licences', 'footage'] },
    { kind: 'bullets', id: 'figures', items: ['leaving', 'clicks', 'enquiries'] },
    differently,
    { kind: 'features', id: 'benefits', items: ['showing', 'training', 'faces'] },
    questions,
  ],
  'influencer-marketing': [
    { kind: 'features', id: 'categories', items: ['micro', 'macro', 'celebrity', 'experts'] },
    { kind: 'text', id: 'audience', items: ['account', 'history'] },
    { kind: 'bullets', id: 'approach', items: ['goal', 'candidates', 'trial', 'words', 'budget'] },
    {
      kind: 'split',
      id: 'agreement',
      items: ['label', 'claims', 'reuse', 'competitors', 'correction'],
    },
    differently,
    { kind: 'features', id: 'benefits', items: ['cost', 'doubts', 'pictures'] },
    questions,
  ],
};
