import { formatDay } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Beside } from '../layout/Beside.tsx';
import { Block } from '../sections/Block.tsx';
import { TableOfContents } from '../sections/TableOfContents.tsx';
import { English } from './English.tsx';
import { ReportDocument } from './ReportDocument.tsx';
import { useReport } from './reportPage.ts';
import { ScoreCounts } from './ScoreCounts.tsx';

const sections = ['counts', 'criteria', 'operators', 'survivors', 'logic'] as const;

/** How well the tests notice faults that are planted to try them: by criterion, by operator, and what nobody noticed. */
export function ScoreReport() {
  const { facts, locale } = useReport();
  const { criteria, operators, survivors, logic } = facts.score;
  const words = useSharedWords('reports');
  const nameOf = new Map(facts.criteria.map(({ number, name }) => [number, name]));
  return (
    <ReportDocument title={words(($) => $.score.title)} lead={words(($) => $.score.lead)}>
      <Beside
        side={
          <TableOfContents
            heading={words(($) => $.contents)}
            items={sections.map((id) => ({ id, label: words(($) => $.score[id].heading) }))}
          />
        }
      >
        <Block id="counts" heading={words(($) => $.score.counts.heading)}>
          <ScoreCounts />
          <p>{words(($) => $.score.how.byHand)}</p>
          <p>{words(($) => $.score.how.generated)}</p>
          <p>{words(($) => $.score.how.limits)}</p>
        </Block>
        <Block id="criteria" heading={words(($) => $.score.criteria.heading)}>
          <p>{words(($) => $.score.criteria.lead, { count: facts.kindsToSupport })}</p>
          {criteria.map(({ number, byHand, generated, kinds }) => (
            <article key={number} id={`score-${number}`} className="report__row">
              <h3>
                {number} <English>{nameOf.get(number)}</English>
              </h3>
              {byHand.tried > 0 && <p>{words(($) => $.score.criteria.byHand, byHand)}</p>}
              {generated.tried > 0 && <p>{words(($) => $.score.criteria.generated, generated)}</p>}
              {kinds.length > 0 && (
                <p>
                  {words(($) => $.score.criteria.kinds)} <English>{kinds.join(', ')}</English>
                </p>
              )}
            </article>
          ))}
        </Block>
        <Block id="operators" heading={words(($) => $.score.operators.heading)}>
          <p>{words(($) => $.score.operators.lead)}</p>
          {operators.length === 0 && <p>{words(($) => $.score.none)}</p>}
          {operators.map(({ operator, criteria: lost, ...tally }) => (
            <article key={operator} className="report__row">
              <h3>
                <English>
                  {operator} ({lost.join(', ')})
                </English>
              </h3>
              <p>{words(($) => $.score.criteria.generated, tally)}</p>
            </article>
          ))}
        </Block>
        <Block id="survivors" heading={words(($) => $.score.survivors.heading)}>
          {survivors.length === 0 && <p>{words(($) => $.score.survivors.none)}</p>}
          {survivors.map(({ name, reason }) => (
            <article key={name} className="report__row">
              <h3>
                <English>{name}</English>
              </h3>
              <p>
                <English>{reason}</English>
              </p>
            </article>
          ))}
        </Block>
        <Block id="logic" heading={words(($) => $.score.logic.heading)}>
          <p>{words(($) => $.score.logic.lead)}</p>
          {logic.length === 0 && <p>{words(($) => $.score.none)}</p>}
          {logic.map(({ room, day, commit, ...counts }) => (
            <article key={room} className="report__row">
              <h3>
                <English>{room}</English>
              </h3>
              <p>{words(($) => $.score.logic.noticed, counts)}</p>
              <p>
                {words(($) => $.score.logic.when, {
                  day: formatDay(locale, day),
                  commit: commit?.slice(0, 12) ?? '–',
                })}
              </p>
            </article>
          ))}
        </Block>
      </Beside>
    </ReportDocument>
  );
}
