import { useSharedWords } from '../i18n/useSharedWords.ts';
import { useReport } from './reportPage.ts';

/** How many reports the picture has room for, and the width of a column with its gap. */
const most = 24;
const step = 12;

/** A column for each of the last reports, filled as far as criteria are supported, and the same in words. */
export function HistoryPicture() {
  const { lines } = useReport().facts.history;
  const words = useSharedWords('reports');
  const drawn = lines.slice(-most).map(({ criteria }) => ({
    supported: criteria.supports.length,
    all: Object.values(criteria).flat().length,
  }));
  const [first] = drawn;
  const last = drawn.at(-1);
  if (first === undefined || last === undefined) return null;
  const height = Math.max(...drawn.map(({ all }) => all)) + 2;
  return (
    <figure className="report__picture">
      <svg width={drawn.length * step} height={height} aria-hidden="true">
        {drawn.map(({ supported, all }, at) => (
          // Reports are never put in between.
          // oxlint-disable-next-line react/no-array-index-key
          <g key={at} transform={`translate(${at * step + 1} 1)`}>
            <rect y={height - 2 - all} width={step - 4} height={all} fill="none" />
            <rect y={height - 2 - supported} width={step - 4} height={supported} />
          </g>
        ))}
      </svg>
      <figcaption>
        {words(($) => $.history.landed.picture, {
          reports: drawn.length,
          first: first.supported,
          last: last.supported,
          count: last.all,
        })}
      </figcaption>
    </figure>
  );
}
