import type { PageFacts } from '../delivery/reportFacts.ts';
import { languageName } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Beside } from '../layout/Beside.tsx';
import { Block } from '../sections/Block.tsx';
import { TableOfContents } from '../sections/TableOfContents.tsx';
import { English } from './English.tsx';
import { isPseudoLocale, sourceLocale } from '../site/locales.ts';
import { ReportDocument } from './ReportDocument.tsx';
import { useReport } from './reportPage.ts';

/** Every audited page, by language and the gallery apart, with its numbers and its hash. */
export function PagesReport() {
  const { facts, locale } = useReport();
  const words = useSharedWords('reports');
  const byLanguage = Map.groupBy(facts.pages, ({ name }) => name.split('/')[0] ?? '');
  const groups = [...byLanguage]
    .toSorted(([a], [b]) => Number(b === sourceLocale) - Number(a === sourceLocale))
    .map(([id, pages]) => ({
      id,
      pages,
      heading: id.startsWith('gallery')
        ? words(($) => $.byPage.gallery)
        : isPseudoLocale(id)
          ? words(($) => $.byPage.pseudo, { code: id })
          : words(($) => $.byPage.languages, { language: languageName(locale, id) }),
    }));
  return (
    <ReportDocument title={words(($) => $.byPage.title)} lead={words(($) => $.byPage.lead)}>
      <Beside
        side={
          <TableOfContents
            heading={words(($) => $.contents)}
            items={groups.map(({ id, heading }) => ({ id, label: heading }))}
          />
        }
      >
        {groups.map(({ id, heading, pages }) => (
          <Block key={id} id={id} heading={heading}>
            {pages.map((page) => (
              <PageRow key={page.name} page={page} />
            ))}
          </Block>
        ))}
      </Beside>
    </ReportDocument>
  );
}

function PageRow({ page }: { page: PageFacts }) {
  const { name, path, sha256, audits, violations, needsReview, asked, states, rules, findings } =
    page;
  const words = useSharedWords('reports');
  return (
    <article id={name.replace('/', '-')} className="report__row">
      <h3>
        <English>{path}</English>
      </h3>
      <p>{words(($) => $.byPage.numbers, { audits, violations, review: needsReview, asked })}</p>
      {findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={finding}>
              <English>{finding}</English>
            </li>
          ))}
        </ul>
      )}
      <details className="report__details">
        <summary>{words(($) => $.byPage.details)}</summary>
        <p>{words(($) => $.byPage.states, { states: states.join('; ') })}</p>
        <p>{words(($) => $.byPage.rules, { rules: rules.join(', ') })}</p>
        <p>{words(($) => $.byPage.hash, { hash: sha256 })}</p>
      </details>
    </article>
  );
}
