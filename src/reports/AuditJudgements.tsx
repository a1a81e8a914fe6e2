import { slugOf } from '../gallery/slugOf.ts';
import { formatDay } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Block } from '../sections/Block.tsx';
import { English } from './English.tsx';
import { useReport } from './reportPage.ts';

/** What the second engine leaves to people, how often, and what the project says of it, by rule. */
export function AuditJudgements() {
  const { facts, locale } = useReport();
  const words = useSharedWords('reports');
  return (
    <Block id="judgements" heading={words(($) => $.audit.judgements.heading)}>
      <p>{words(($) => $.audit.judgements.lead)}</p>
      {facts.audit.judgements.map(
        ({ rule, criteria, asks, judgement, check, shownBy, date, ...counts }) => (
          <article key={rule} id={`rule-${slugOf(rule)}`} className="report__row">
            <h3>
              <English>
                {rule} ({criteria.join(', ')})
              </English>
            </h3>
            <p>{words(($) => $.audit.judgements.results, counts)}</p>
            <p>
              <English>
                {asks} <strong>{judgement}</strong>
              </English>
            </p>
            {check !== undefined && (
              <p>
                {words(($) => $.audit.judgements.check)} <English>{check}</English>
              </p>
            )}
            {shownBy.length > 0 && (
              <p>
                {words(($) => $.audit.judgements.shownBy, { requirements: shownBy.join(', ') })}
              </p>
            )}
            <p>{words(($) => $.audit.judgements.judged, { day: formatDay(locale, date) })}</p>
          </article>
        ),
      )}
    </Block>
  );
}
