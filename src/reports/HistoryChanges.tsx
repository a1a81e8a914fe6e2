import { formatDay } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { textOf } from '../words/textOf.ts';
import { English } from './English.tsx';
import { useReport } from './reportPage.ts';

const kinds = ['appeared', 'gone'] as const;

/** What the last report says otherwise than the one before: statuses, new findings, findings gone. */
export function HistoryChanges() {
  const { facts, locale } = useReport();
  const words = useSharedWords('reports');
  const { changes } = facts.history;
  if (changes === null) return <p>{words(($) => $.history.changes.first)}</p>;
  const { since, criteria } = changes;
  const nameOf = (status: (typeof criteria)[number]['to']) =>
    textOf(words(($) => $.status[status].name));
  return (
    <>
      <p>{words(($) => $.history.changes.since, { day: formatDay(locale, since) })}</p>
      <p>{words(($) => $.history.changes.criteria, { count: criteria.length })}</p>
      <ul>
        {criteria.map(({ number, from, to }) => (
          <li key={number}>
            {words(($) => $.history.changes.criterion, {
              criterion: number,
              from: nameOf(from),
              to: nameOf(to),
            })}
          </li>
        ))}
      </ul>
      {kinds.map((kind) => (
        <div key={kind}>
          <p>{words(($) => $.history.changes[kind], { count: changes[kind].length })}</p>
          <ul>
            {changes[kind].map((finding) => (
              <li key={finding}>
                <English>{finding}</English>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
