import type { Tried } from '../delivery/scoreFacts.ts';
import { formatDay, formatShare } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import type { Word } from '../words/word.ts';
import { useReport } from './reportPage.ts';

/**
 * How many faults were planted and noticed, by hand and by a program, and when: of those that nobody has
 * tried none counts as noticed.
 */
export function ScoreCounts() {
  const { byHand, generated } = useReport().facts.score;
  const words = useSharedWords('reports');
  return (
    <dl className="report__counts">
      <Count name={words(($) => $.score.counts.byHand)} tried={byHand} />
      <Count
        name={words(($) => $.score.counts.generated)}
        tried={generated}
        more={generated && words(($) => $.score.counts.seed, { seed: generated.seed })}
      />
    </dl>
  );
}

type CountProps = { name: Word; tried: Tried | undefined; more?: Word | undefined };

function Count({ name, tried, more }: CountProps) {
  const { locale } = useReport();
  const words = useSharedWords('reports');
  if (tried === undefined) {
    return (
      <div>
        <dt>{name}</dt>
        <dd>{words(($) => $.score.none)}</dd>
      </div>
    );
  }
  const { caught, tried: count, waiting, from, to, commits } = tried;
  return (
    <div>
      <dt>
        {name} <strong>{formatShare(locale, caught / (count + waiting))}</strong>
      </dt>
      <dd>
        {words(($) => $.score.counts.noticed, { caught, count })}{' '}
        {words(($) => $.score.counts.when, {
          from: formatDay(locale, from),
          to: formatDay(locale, to),
          commits: commits.map((commit) => commit.slice(0, 12)).join(', ') || '–',
        })}{' '}
        {waiting > 0 && <>{words(($) => $.score.counts.waiting, { waiting })} </>}
        {more}
      </dd>
    </div>
  );
}
