import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent, ListSection } from './serviceSection.ts';

/** How we work, told once for all channels. */
const differently: ListSection = {
  kind: 'text',
  id: 'differently',
  items: ['enquiries', 'weak', 'ownership'],
  isShared: true,
};

/** The four questions that close the topics of every page of the family. */
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
    { kind: 'offer', id: 'receive', items: ['faults', 'terms', 'texts', 'log', 'access'] },
    {
      kind: 'offer',
      id: 'excluded',
      items: ['advertising', 'rebuild', 'visitors', 'hosting', 'languages'],
    },
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
    { kind: 'offer', id: 'receive', items: ['rules', 'archive', 'rights', 'report', 'decision'] },
    {
      kind: 'offer',
      id: 'excluded',
      items: ['spending', 'nights', 'filming', 'bought', 'competitions'],
    },
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
    {
      kind: 'bullets',
      id: 'handover',
      items: ['file', 'sources', 'pictures', 'short', 'terms'],
      answers: 'receive',
    },
    differently,
    { kind: 'features', id: 'benefits', items: ['sales', 'memory', 'reuse'] },
    questions,
    {
      kind: 'offer',
      id: 'excluded',
      items: ['manuals', 'drawings', 'translation', 'subject', 'mailing'],
    },
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
      answers: 'receive',
    },
    differently,
    { kind: 'features', id: 'benefits', items: ['recognition', 'templates', 'readers'] },
    questions,
    {
      kind: 'offer',
      id: 'excluded',
      items: ['printing', 'photos', 'texts', 'screens', 'trademark'],
    },
  ],
  'video-marketing': [
    { kind: 'features', id: 'kinds', items: ['product', 'demonstration', 'interview', 'clip'] },
    {
      kind: 'steps',
      id: 'approach',
      items: ['brief', 'script', 'filming', 'editing', 'captions', 'upload'],
    },
    {
      kind: 'split',
      id: 'files',
      items: ['master', 'formats', 'captions', 'licences', 'footage'],
      answers: 'receive',
    },
    { kind: 'bullets', id: 'figures', items: ['leaving', 'clicks', 'enquiries'] },
    differently,
    { kind: 'features', id: 'benefits', items: ['showing', 'training', 'faces'] },
    questions,
    {
      kind: 'offer',
      id: 'excluded',
      items: ['actors', 'travel', 'animation', 'permits', 'placement'],
    },
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
    {
      kind: 'offer',
      id: 'receive',
      items: ['candidates', 'contracts', 'tracking', 'report', 'comments'],
    },
    { kind: 'offer', id: 'excluded', items: ['fees', 'promotion', 'filming', 'law', 'numbers'] },
  ],
};
