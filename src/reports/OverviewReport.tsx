import type { Reach } from '../delivery/reportFacts.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Bullets } from '../layout/Bullets.tsx';
import { Section } from '../layout/Section.tsx';
import { Block } from '../sections/Block.tsx';
import { company } from '../site/company.ts';
import { Details } from './Details.tsx';
import { linkBetween, reportFile } from './reportFiles.ts';
import { ReportDocument } from './ReportDocument.tsx';
import { useReport } from './reportPage.ts';
import { StatusCounts } from './StatusCounts.tsx';

/** The pages after this one. */
const further = ['acr', 'pages', 'components', 'audit'] as const;

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
  'defects.json',
  'summary.json',
  'run.json',
];

/** What runs all of it again, in a clone. */
const commands = ['npm ci', 'npm test'];

/** Page one: what is claimed, for which state of the site, what is unknown, and how to check it. */
export function OverviewReport() {
  const { file, locale, facts } = useReport();
  const words = useSharedWords('reports');
  const { reached, expired } = facts;
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
              { id: 'people', text: words(($) => $.index.unknown.people) },
              { id: 'readers', text: words(($) => $.index.unknown.readers) },
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
          {expired.length > 0 && <p>{expired.join(', ')}</p>}
        </Block>
        <Block heading={words(($) => $.index.check.heading)}>
          <p>{words(($) => $.index.check.same)}</p>
          <p>{words(($) => $.index.check.again, { email: company.email })}</p>
          <pre dir="ltr">{commands.join('\n')}</pre>
        </Block>
      </Section>
    </ReportDocument>
  );
}
