import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of the pages of the family data-and-business-analytics (S1.62, S1.63). */
export const dataAndBusinessAnalytics: FamilyContent<FamilyPageId<'data-and-business-analytics'>> =
  {
    'data-analytics': [
      { kind: 'text', id: 'decision', items: ['first', 'claim'] },
      {
        kind: 'bullets',
        id: 'answers',
        items: ['decline', 'cost', 'returns', 'stock'],
      },
      {
        kind: 'split',
        id: 'sources',
        items: ['systems', 'spreadsheets', 'website', 'logs'],
      },
      {
        kind: 'steps',
        id: 'course',
        items: ['question', 'inventory', 'checking', 'analysis', 'answer'],
      },
      {
        kind: 'split',
        id: 'handover',
        items: ['report', 'data', 'queries', 'errors'],
        answers: 'receive',
      },
      { kind: 'features', id: 'benefits', items: ['meetings', 'errors', 'limits'] },
      {
        kind: 'offer',
        id: 'excluded',
        items: ['repair', 'reports', 'future', 'model', 'licences'],
      },
    ],
    'business-intelligence': [
      { kind: 'text', id: 'definitions', items: ['cause', 'glossary'] },
      { kind: 'split', id: 'warehouse', items: ['loads', 'history', 'checks', 'names'] },
      {
        kind: 'bullets',
        id: 'reports',
        items: ['margin', 'invoices', 'stock', 'deliveries', 'budget'],
      },
      { kind: 'split', id: 'access', items: ['branches', 'confidential', 'fresh', 'downloads'] },
      { kind: 'features', id: 'benefits', items: ['hours', 'filters', 'glossary', 'tool'] },
      {
        kind: 'offer',
        id: 'receive',
        items: ['glossary', 'warehouse', 'reports', 'training', 'handbook'],
      },
      { kind: 'offer', id: 'excluded', items: ['entries', 'single', 'licences', 'watch'] },
    ],
    'machine-learning': [
      { kind: 'text', id: 'comparison', items: ['count', 'result'] },
      {
        kind: 'bullets',
        id: 'tasks',
        items: ['leads', 'leaving', 'delivery', 'groups', 'service'],
      },
      { kind: 'split', id: 'data', items: ['cases', 'before', 'stable', 'permission'] },
      { kind: 'text', id: 'limits', items: ['past', 'fairness'] },
      { kind: 'split', id: 'operation', items: ['reasons', 'monthly', 'alert', 'fallback'] },
      { kind: 'features', id: 'benefits', items: ['proof', 'attention', 'ownership'] },
      {
        kind: 'offer',
        id: 'receive',
        items: ['comparison', 'model', 'code', 'card', 'rollback'],
      },
      {
        kind: 'offer',
        id: 'excluded',
        items: ['labels', 'forecasts', 'pipeline', 'advice', 'retraining'],
      },
    ],
    'data-visualization': [
      { kind: 'text', id: 'readers', items: ['pages', 'sketch'] },
      { kind: 'split', id: 'comparisons', items: ['time', 'size', 'plan', 'place', 'one'] },
      {
        kind: 'tiles',
        id: 'formats',
        items: ['management', 'control', 'print', 'map', 'embedded', 'slides'],
      },
      { kind: 'split', id: 'access', items: ['labels', 'table', 'keyboard', 'contrast'] },
      { kind: 'bullets', id: 'rules', items: ['zero', 'gaps', 'cases', 'forecast', 'source'] },
      { kind: 'features', id: 'benefits', items: ['tested', 'speed', 'guide'] },
      { kind: 'offer', id: 'receive', items: ['pages', 'drafts', 'guide', 'times'] },
      { kind: 'offer', id: 'excluded', items: ['definitions', 'tables', 'licences', 'languages'] },
    ],
    'predictive-analytics': [
      { kind: 'text', id: 'range', items: ['values', 'methods'] },
      { kind: 'bullets', id: 'uses', items: ['budget', 'cash', 'staff', 'purchases', 'loans'] },
      { kind: 'split', id: 'past', items: ['history', 'calendar', 'events', 'error'] },
      { kind: 'steps', id: 'workshop', items: ['collect', 'estimate', 'combine', 'prepare'] },
      {
        kind: 'split',
        id: 'workbook',
        items: ['file', 'sheets', 'note', 'training'],
        answers: 'receive',
      },
      { kind: 'features', id: 'benefits', items: ['origin', 'signs', 'assumptions'] },
      {
        kind: 'offer',
        id: 'excluded',
        items: ['cleaning', 'screens', 'updates', 'advice', 'guarantee'],
      },
    ],
    'big-data-solutions': [
      { kind: 'text', id: 'need', items: ['tuning', 'platform'] },
      { kind: 'bullets', id: 'signs', items: ['nightly', 'thrown', 'blocking', 'files', 'copies'] },
      { kind: 'split', id: 'storage', items: ['raw', 'tables', 'old', 'personal'] },
      {
        kind: 'technologies',
        id: 'tools',
        groups: [
          {
            id: 'storage',
            names: ['PostgreSQL', 'ClickHouse', 'Apache Iceberg', 'Apache Parquet'],
          },
          { id: 'processing', names: ['Apache Spark', 'DuckDB', 'dbt'] },
          { id: 'streams', names: ['Apache Kafka', 'Apache Flink', 'Apache Airflow'] },
        ],
      },
      { kind: 'split', id: 'pipelines', items: ['counts', 'late', 'again', 'tests'] },
      { kind: 'features', id: 'benefits', items: ['growth', 'cost', 'speed', 'exit'] },
      {
        kind: 'offer',
        id: 'receive',
        items: ['check', 'platform', 'catalogue', 'costs', 'runbooks'],
      },
      {
        kind: 'offer',
        id: 'excluded',
        items: ['servers', 'applications', 'reports', 'duty'],
      },
    ],
  };
