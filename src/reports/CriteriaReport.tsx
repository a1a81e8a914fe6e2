import type { CriterionFacts } from '../delivery/reportFacts.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Beside } from '../layout/Beside.tsx';
import { Block } from '../sections/Block.tsx';
import { TableOfContents } from '../sections/TableOfContents.tsx';
import type { Word } from '../words/word.ts';
import { Assessed } from './Assessed.tsx';
import { CriteriaAbout } from './CriteriaAbout.tsx';
import { Details } from './Details.tsx';
import { English } from './English.tsx';
import { ExpiredRecord } from './ExpiredRecord.tsx';
import { principles } from './principles.ts';
import { ReportDocument } from './ReportDocument.tsx';
import { linkBetween, reportFile } from './reportFiles.ts';
import { useReport } from './reportPage.ts';
import { StatusCounts } from './StatusCounts.tsx';

/** The conformance report: each criterion, its status, its clauses, and what it rests on. */
export function CriteriaReport() {
  const { facts } = useReport();
  const words = useSharedWords('reports');
  return (
    <ReportDocument title={words(($) => $.acr.title)} lead={words(($) => $.acr.lead)}>
      <Beside
        side={
          <TableOfContents
            heading={words(($) => $.contents)}
            items={principles.map((id) => ({ id, label: words(($) => $.acr.principles[id]) }))}
          />
        }
      >
        <Block heading={words(($) => $.index.statuses.heading)}>
          <p>
            <strong>{words(($) => $.index.noClaim)}</strong>
          </p>
          <StatusCounts />
          <p>{words(($) => $.acr.lists)}</p>
        </Block>
        <CriteriaAbout />
        {principles.map((id, index) => (
          <Block key={id} id={id} heading={words(($) => $.acr.principles[id])}>
            {facts.criteria
              .filter(({ number }) => number.startsWith(`${index + 1}.`))
              .map((criterion) => (
                <CriterionRow key={criterion.number} criterion={criterion} />
              ))}
          </Block>
        ))}
      </Beside>
    </ReportDocument>
  );
}

function CriterionRow({ criterion }: { criterion: CriterionFacts }) {
  const { number, name, level, status, because, shown, asked, defects, missing, faults } =
    criterion;
  const { file, locale, facts } = useReport();
  const items = facts.people.items.filter(({ criteria }) => criteria.includes(number));
  const assessed = items.filter(({ record }) => record?.criteria.includes(number));
  const expired = facts.people.expired.filter(({ criteria }) => criteria.includes(number));
  const words = useSharedWords('reports');
  return (
    <article id={`sc-${number}`} className="report__row">
      <h3>
        {number} <English>{name}</English>
      </h3>
      <p>
        <strong>{words(($) => $.status[status].name)}</strong>
        {' · '}
        {words(($) => $.acr.level, { level })}
        {' · '}
        {clausesOf(criterion) ?? words(($) => $.acr.only22)}
      </p>
      <p>
        <English>{because}</English>
      </p>
      <Details
        summary={words(($) => $.acr.shown, { count: shown.length })}
        items={shown.map(({ id, sentence, component }) => ({
          id,
          text: (
            <English>
              {sentence}{' '}
              {component === undefined ? (
                <code>{id}</code>
              ) : (
                <a href={linkBetween(file, `components/${component}.html#${id}`)}>{id}</a>
              )}
            </English>
          ),
        }))}
      />
      <Details
        summary={words(($) => $.acr.assessed, { assessed: assessed.length, count: items.length })}
        items={[
          ...items.map(({ id, title, record }) => ({
            id,
            text: (
              <>
                <a href={`${linkBetween(file, reportFile('protocol', locale.code))}#${id}`}>
                  <English>{title}</English>
                </a>{' '}
                <Assessed record={record} />
              </>
            ),
          })),
          ...expired.map((record) => ({
            id: record.file,
            text: <ExpiredRecord record={record} />,
          })),
        ]}
      />
      <Details
        summary={words(($) => $.acr.asked, { count: asked.length })}
        items={asked.map((text) => ({ id: text, text: <English>{text}</English> }))}
      />
      <Details
        summary={words(($) => $.acr.defects, { count: defects.length })}
        items={defects.map((text) => ({ id: text, text: <English>{text}</English> }))}
      />
      <Details
        summary={words(($) => $.acr.faults, { count: faults.length })}
        items={faults.map((text) => ({ id: text, text: <English>{text}</English> }))}
      />
      <Details
        summary={words(($) => $.acr.missing, { count: missing.length })}
        items={missing.map((text) => ({ id: text, text: <English>{text}</English> }))}
      />
    </article>
  );
}

/** The clauses that ask for the same; undefined if only WCAG 2.2 has it. */
function clausesOf({ en301549, section508 }: CriterionFacts): Word | undefined {
  const clauses = [
    ...(en301549 === null ? [] : [`EN 301 549 ${en301549}`]),
    ...(section508 === null ? [] : [`Section 508 ${section508}`]),
  ];
  return clauses.length === 0 ? undefined : clauses.join(' · ');
}
