import type { Reach } from '../delivery/reportFacts.ts';
import { formatList } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Bullets } from '../layout/Bullets.tsx';
import { Section } from '../layout/Section.tsx';
import { Block } from '../sections/Block.tsx';
import { company } from '../site/company.ts';
import { Details } from './Details.tsx';
import { ExpiredRecord } from './ExpiredRecord.tsx';
import { linkBetween, reportFile } from './reportFiles.ts';
import { ReportDocument } from './ReportDocument.tsx';
import { reportNames, useReport } from './reportPage.ts';
import { StatusCounts } from './StatusCounts.tsx';

/** The pages after this one. */
const further = reportNames.filter((name) => name !== 'index');

/** What machines can see of a criterion. */
const known: readonly Reach[] = ['axe', 'axeMet', 'rule', 'met', 'own', 'nothing'];

/** All findings, for a spreadsheet. */
const table = 'findings.csv';

/** The files for programs, which lie beside this one. */
const data = [
  'acr.openacr.yaml',
  'earl.jsonld',
  'criteria.json',
  'record.json',
  'findings.json',
  'score.jsonl',
  'mutation.json',
  'summary.json',
  'run.json',
  'history.jsonl',
];

/** What runs all of it again, in a clone. */
const commands = ['npm ci', 'npm test -- --all'];

/** What makes the published files again and holds them against the list, and the same for a site. */
const rebuild = ['npm ci', 'npm run build', 'cd dist && sha256sum -c ../a11y-reports/site.sha256'];
const verify = 'npm run verify -- https://www.example.org';

/** Page one: what is claimed, for which state of the site, what is unknown, and how to check it. */
export function OverviewReport() {
  const { file, locale, facts } = useReport();
  const words = useSharedWords('reports');
  const { reached, people, readers } = facts;
  const { expired, items } = people;
  const assessed = items.filter(({ record }) => record !== undefined).length;
  const asked = facts.pages.reduce((sum, page) => sum + page.asked, 0);
  const to = (target: string) => linkBetween(file, target);
  return (
    <ReportDocument title={words(($) => $.index.title)} lead={words(($) => $.index.lead)}>
      <Section as="div" className="report">
        <Block heading={words(($) => $.index.statuses.heading)}>
          <p>
            <strong>{words(($) => $.index.noClaim)}</strong>{' '}
            {words(($) => $.index.statuses.intro, { count: facts.criteria.length })}
          </p>
          <StatusCounts />
        </Block>
        <Block heading={words(($) => $.index.read.heading)}>
          <ul>
            {further.map((name) => (
              <li key={name}>
                <a href={to(reportFile(name, locale.code))}>{words(($) => $.pages[name])}</a>:{' '}
                {words(($) => $.index.read[name])}
              </li>
            ))}
            <li>
              {words(($) => $.index.read.findings)}: <a href={to(table)}>{table}</a>
            </li>
            <li>
              {words(($) => $.index.read.data)}: {data.join(', ')}
            </li>
          </ul>
        </Block>
        <Block heading={words(($) => $.index.unknown.heading)}>
          <Bullets
            points={[
              {
                id: 'people',
                text:
                  assessed === 0
                    ? words(($) => $.index.unknown.people, { items: items.length })
                    : words(($) => $.index.unknown.assessed, { assessed, items: items.length }),
              },
              {
                id: 'readers',
                text: words(
                  ($) => $.index.unknown.readers,
                  ({ locale: own }) => ({
                    heard: formatList(own, readers.heard),
                    silent: formatList(own, readers.silent, 'disjunction'),
                  }),
                ),
              },
              { id: 'words', text: words(($) => $.index.unknown.words) },
              { id: 'asked', text: words(($) => $.index.unknown.asked, { asked }) },
            ]}
          />
        </Block>
        <Block heading={words(($) => $.index.reach.heading)}>
          <div>
            {known.map((kind) => (
              <Details
                key={kind}
                summary={words(($) => $.index.reach[kind], { count: reached[kind].length })}
                items={[{ id: kind, text: reached[kind].join(', ') }]}
              />
            ))}
          </div>
          <p>{words(($) => $.index.reach.expired, { count: expired.length })}</p>
          {expired.map((record) => (
            <p key={record.file}>
              <ExpiredRecord record={record} />
            </p>
          ))}
        </Block>
        <Block heading={words(($) => $.index.check.heading)}>
          <p>{words(($) => $.index.check.same)}</p>
          <details className="report__details">
            <summary>{words(($) => $.index.check.sums)}</summary>
            <p>{words(($) => $.index.check.again, { email: company.email })}</p>
            <pre dir="ltr">{commands.join('\n')}</pre>
            <p>{words(($) => $.index.check.bytes)}</p>
            <pre dir="ltr">{rebuild.join('\n')}</pre>
            <p>{words(($) => $.index.check.site)}</p>
            <pre dir="ltr">{verify}</pre>
            <p>{words(($) => $.index.check.attested)}</p>
          </details>
        </Block>
      </Section>
    </ReportDocument>
  );
}
