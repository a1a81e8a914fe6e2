import type { Status } from '../delivery/reportFacts.ts';
import { formatNumber } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { useReport } from './reportPage.ts';

/** The statuses as a reader meets them. */
const statuses: readonly Status[] = [
  'supports',
  'fails',
  'partly',
  'not-applicable',
  'not-evaluated',
];

/** How many criteria have each status, and what each means. */
export function StatusCounts() {
  const { facts, locale } = useReport();
  const words = useSharedWords('reports');
  return (
    <dl className="report__counts">
      {statuses.map((status) => (
        <div key={status}>
          <dt>
            {words(($) => $.status[status].name)}{' '}
            <strong>
              {formatNumber(locale, facts.criteria.filter((one) => one.status === status).length)}
            </strong>
          </dt>
          <dd className="soft">{words(($) => $.status[status].means)}</dd>
        </div>
      ))}
    </dl>
  );
}
