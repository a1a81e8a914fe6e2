import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of the pages of the family testing (S1.88, S1.89). */
export const testing: FamilyContent<FamilyPageId<'testing'>> = {
  'ui-automation-testing': [
    {
      kind: 'steps',
      id: 'process',
      items: ['assessment', 'planning', 'automation', 'execution', 'review'],
    },
    { kind: 'text', id: 'people', items: ['judgement'] },
    {
      kind: 'split',
      id: 'handover',
      items: ['names', 'pipeline', 'evidence', 'guide', 'gaps'],
      answers: 'receive',
    },
    { kind: 'features', id: 'benefits', items: ['early', 'time', 'trust'] },
    {
      kind: 'offer',
      id: 'excluded',
      items: ['phones', 'crowds', 'rules', 'upkeep', 'repairs'],
    },
  ],
  'mobile-testing': [
    { kind: 'text', id: 'devices', items: ['choice', 'limit'] },
    {
      kind: 'tiles',
      id: 'conditions',
      items: ['weak', 'offline', 'call', 'battery', 'storage', 'text', 'permissions', 'update'],
    },
    { kind: 'split', id: 'methods', items: ['appium', 'native', 'readers', 'gestures', 'session'] },
    { kind: 'bullets', id: 'release', items: ['permissions', 'privacy', 'upgrade', 'purchases'] },
    { kind: 'features', id: 'benefits', items: ['reports', 'decision', 'limits'] },
    {
      kind: 'offer',
      id: 'receive',
      items: ['defects', 'table', 'summary', 'scripts', 'devices'],
    },
    {
      kind: 'offer',
      id: 'excluded',
      items: ['servers', 'liking', 'security', 'repairs', 'stores'],
    },
  ],
  'api-testing': [
    {
      kind: 'bullets',
      id: 'cases',
      items: ['values', 'owner', 'twice', 'pages', 'errors', 'token'],
    },
    { kind: 'split', id: 'contract', items: ['schema', 'consumers', 'warning', 'versions'] },
    { kind: 'text', id: 'tools', items: ['tests', 'doubles'] },
    { kind: 'features', id: 'benefits', items: ['speed', 'place', 'description', 'rights'] },
    {
      kind: 'offer',
      id: 'receive',
      items: ['tests', 'defects', 'table', 'description', 'mocks', 'handover'],
    },
    { kind: 'offer', id: 'excluded', items: ['load', 'attack', 'others', 'repairs'] },
  ],
  'load-and-stress': [
    { kind: 'features', id: 'kinds', items: ['load', 'stress', 'spike', 'endurance'] },
    { kind: 'steps', id: 'course', items: ['model', 'target', 'warn', 'raise', 'repeat'] },
    {
      kind: 'split',
      id: 'report',
      items: ['times', 'resource', 'errors', 'omitted', 'scripts'],
      answers: 'receive',
    },
    { kind: 'features', id: 'benefits', items: ['number', 'cost', 'failure'] },
    {
      kind: 'offer',
      id: 'excluded',
      items: ['repairs', 'right', 'services', 'attack', 'later'],
    },
  ],
  'unit-testing': [
    { kind: 'text', id: 'start', items: ['order', 'tools'] },
    { kind: 'bullets', id: 'rules', items: ['name', 'fails', 'alone', 'given', 'results'] },
    { kind: 'steps', id: 'legacy', items: ['record', 'separate', 'decide', 'replace'] },
    { kind: 'split', id: 'checks', items: ['mutation', 'branches', 'review', 'duration'] },
    { kind: 'features', id: 'benefits', items: ['early', 'rules', 'team'] },
    {
      kind: 'offer',
      id: 'receive',
      items: ['tests', 'runner', 'figures', 'decisions', 'guide'],
    },
    { kind: 'offer', id: 'excluded', items: ['screens', 'services', 'percentage', 'rewrite'] },
  ],
  'test-data-creation': [
    { kind: 'features', id: 'sources', items: ['generated', 'designed', 'masked'] },
    {
      kind: 'tiles',
      id: 'cases',
      items: ['scripts', 'long', 'empty', 'leap', 'clocks', 'amounts', 'cancelled', 'duplicates'],
    },
    { kind: 'text', id: 'relations', items: ['rules'] },
    {
      kind: 'split',
      id: 'delivery',
      items: ['sizes', 'formats', 'same', 'addresses', 'words'],
      answers: 'receive',
    },
    { kind: 'bullets', id: 'copies', items: ['reason', 'records', 'network', 'deletion'] },
    { kind: 'features', id: 'benefits', items: ['repeat', 'wait', 'loss'] },
    {
      kind: 'offer',
      id: 'excluded',
      items: ['trends', 'tests', 'copies', 'cleaning', 'changes'],
    },
  ],
};
