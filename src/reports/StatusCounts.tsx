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

const claims: readonly Status[] = ['supports', 'fails', 'partly'];

/** How many criteria have each status, and what each means. */
export function StatusCounts() {
  const { facts, locale } = useReport();
  const words = useSharedWords('reports');
  /** Those of which something is claimed; of the others there are too many to name. */
  const numbersOf = (status: Status) =>
    claims.includes(status) &&
    facts.criteria
      .filter((one) => one.status === status)
      .map(({ number }) => number)
      .join(', ');
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
          <dd className="soft">
            {words(($) => $.status[status].means)} {numbersOf(status)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
