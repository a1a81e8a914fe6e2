import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of the pages of the family aiml (S1.50, S1.51). */
export const aiml: FamilyContent<FamilyPageId<'aiml'>> = {
  'ai-predictive-analytics': [
    { kind: 'split', id: 'sales', items: ['revenue', 'range', 'effects', 'unknown'] },
    { kind: 'text', id: 'comparison', items: ['rule', 'history'] },
    { kind: 'split', id: 'demand', items: ['quantities', 'stock', 'weather', 'similar', 'orders'] },
    { kind: 'bullets', id: 'customers', items: ['leaving', 'next', 'groups', 'value'] },
    { kind: 'features', id: 'benefits', items: ['error', 'reasons', 'training'] },
    {
      kind: 'offer',
      id: 'receive',
      items: ['comparison', 'model', 'forecasts', 'report', 'sessions'],
    },
    {
      kind: 'offer',
      id: 'excluded',
      items: ['events', 'records', 'budgets', 'servers', 'platform'],
    },
  ],
  'fraud-detection': [
    { kind: 'text', id: 'mistakes', items: ['threshold', 'limit'] },
    { kind: 'split', id: 'payments', items: ['habits', 'rules', 'limit', 'record'] },
    { kind: 'features', id: 'benefits', items: ['alarms', 'reasons', 'proof'] },
    { kind: 'split', id: 'connections', items: ['shared', 'alike', 'login', 'graph'] },
    { kind: 'steps', id: 'start', items: ['cases', 'past', 'silent', 'act'] },
    {
      kind: 'offer',
      id: 'receive',
      items: ['service', 'threshold', 'catalogue', 'silent', 'runbook'],
    },
    {
      kind: 'offer',
      id: 'excluded',
      items: ['guarantee', 'identity', 'police', 'closing', 'breach'],
    },
  ],
  nlp: [
    { kind: 'split', id: 'reading', items: ['sorting', 'fields', 'comments', 'origin'] },
    { kind: 'features', id: 'benefits', items: ['languages', 'sources', 'place'] },
    { kind: 'split', id: 'answers', items: ['search', 'drafts', 'rights', 'summaries', 'silence'] },
    { kind: 'text', id: 'measuring', items: ['set', 'limits'] },
    {
      kind: 'offer',
      id: 'receive',
      items: ['software', 'testset', 'figures', 'mistakes', 'attack', 'guide'],
    },
    { kind: 'offer', id: 'excluded', items: ['errors', 'advice', 'manuals', 'scans', 'tokens'] },
  ],
  'computer-vision': [
    { kind: 'text', id: 'light', items: ['visit', 'lamp'] },
    { kind: 'split', id: 'inspection', items: ['damage', 'labels', 'signal', 'doubt', 'place'] },
    { kind: 'features', id: 'benefits', items: ['judgement', 'evidence', 'faults'] },
    { kind: 'split', id: 'reading', items: ['stock', 'forms', 'gauges', 'faces'] },
    { kind: 'bullets', id: 'needed', items: ['pictures', 'expert', 'permission', 'time'] },
    { kind: 'offer', id: 'receive', items: ['station', 'drawing', 'model', 'trial', 'teaching'] },
    { kind: 'offer', id: 'excluded', items: ['safety', 'hidden', 'persons', 'equipment', 'text'] },
  ],
  automation: [
    { kind: 'split', id: 'routine', items: ['invoices', 'transfer', 'reports', 'accounts'] },
    { kind: 'steps', id: 'way', items: ['watch', 'simplify', 'compare', 'transfer'] },
    {
      kind: 'split',
      id: 'documents',
      items: ['mail', 'amounts', 'doubt', 'corrections', 'decisions'],
    },
    { kind: 'features', id: 'benefits', items: ['minutes', 'log', 'stop'] },
    { kind: 'text', id: 'staff', items: ['people', 'worth'] },
    { kind: 'offer', id: 'receive', items: ['software', 'manual', 'way', 'minutes', 'cases'] },
    {
      kind: 'offer',
      id: 'excluded',
      items: ['programs', 'licences', 'approvals', 'terms', 'tests'],
    },
  ],
};
