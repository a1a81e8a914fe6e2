import { formatDay } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Section } from '../layout/Section.tsx';
import { Block } from '../sections/Block.tsx';
import { English } from './English.tsx';
import { HistoryChanges } from './HistoryChanges.tsx';
import { HistoryPicture } from './HistoryPicture.tsx';
import { ReportDocument } from './ReportDocument.tsx';
import { useReport } from './reportPage.ts';

/** Every report that has landed, the newest first, and what the last one changes. */
export function HistoryReport() {
  const { facts, locale } = useReport();
  const words = useSharedWords('reports');
  return (
    <ReportDocument title={words(($) => $.history.title)} lead={words(($) => $.history.lead)}>
      <Section as="div" className="report">
        <Block id="changes" heading={words(($) => $.history.changes.heading)}>
          <HistoryChanges />
        </Block>
        <Block id="landed" heading={words(($) => $.history.landed.heading)}>
          <HistoryPicture />
          {/* Two columns fit a window of 320 CSS pixels without scrolling sideways (WCAG 1.4.10). */}
          <table className="report__history">
            <thead>
              <tr>
                <th scope="col">{words(($) => $.history.landed.day)}</th>
                <th scope="col">{words(($) => $.history.landed.says)}</th>
              </tr>
            </thead>
            <tbody>
              {facts.history.lines.toReversed().map((line) => (
                <tr key={`${line.date} ${line.commit} ${line.audits}`} className="report__row">
                  <th scope="row">{formatDay(locale, line.date)}</th>
                  <td>
                    <p>
                      {words(($) => $.history.landed.statuses, {
                        supports: line.criteria.supports.length,
                        fails: line.criteria.fails.length,
                        partly: line.criteria.partly.length,
                        not: line.criteria['not-applicable'].length,
                        open: line.criteria['not-evaluated'].length,
                      })}
                    </p>
                    <p>{words(($) => $.history.landed.audit, countsOf(line))}</p>
                    <p>{words(($) => $.history.landed.others, countsOf(line))}</p>
                    <p>
                      <English>{[line.commit ?? '–', ...line.versions].join(', ')}</English>
                    </p>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Block>
      </Section>
    </ReportDocument>
  );
}

/** The numbers of a report that are no statuses. */
function countsOf(line: ReturnType<typeof useReport>['facts']['history']['lines'][number]) {
  const { pages, states, audits, violations, undecided, planted, caught, expired } = line;
  return { pages, states, audits, violations, undecided, planted, caught, expired };
}
