import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Block } from '../sections/Block.tsx';
import { textOf } from '../words/textOf.ts';
import { Details } from './Details.tsx';
import { English } from './English.tsx';
import { useReport } from './reportPage.ts';

/** Which pairs of page, language, state and mode were looked at, and which were not and why. */
export function AuditPairs() {
  const { pairs } = useReport().facts.audit;
  const words = useSharedWords('reports');
  const possible = pairs.reduce((sum, each) => sum + each.pairs, 0);
  const covered = pairs.reduce((sum, each) => sum + each.covered, 0);
  return (
    <Block id="pairs" heading={words(($) => $.audit.pairs.heading)}>
      <p>{words(($) => $.audit.pairs.lead, { covered, left: possible - covered })}</p>
      {pairs.map(({ kind: [one, other], left, ...counts }) => (
        <article key={`${one}-${other}`} id={`pairs-${one}-${other}`} className="report__row">
          <h3>
            {words(($) => $.audit.pairs.covered, {
              one: textOf(words(($) => $.audit.pairs.aspects[one])),
              other: textOf(words(($) => $.audit.pairs.aspects[other])),
              ...counts,
            })}
          </h3>
          {left.map(({ reason, pairs: missing }) => (
            <div key={reason}>
              <p>
                <English>{reason}</English>
              </p>
              <Details
                summary={words(($) => $.audit.pairs.left, { count: missing.length })}
                items={[{ id: reason, text: <English>{missing.join(', ')}</English> }]}
              />
            </div>
          ))}
        </article>
      ))}
    </Block>
  );
}
