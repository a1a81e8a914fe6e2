import { formatDay } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Block } from '../sections/Block.tsx';
import { company } from '../site/company.ts';
import { useReport } from './reportPage.ts';

/** What a conformance report says of itself (as in VPAT): product, contact, day, standards, methods, terms. */
export function CriteriaAbout() {
  const { facts, locale } = useReport();
  const words = useSharedWords('reports');
  const isByPeople = facts.people.items.some(({ record }) => record !== undefined);
  const rows = {
    product: words(($) => $.acr.about.product.text),
    contact: company.email,
    day: formatDay(locale, facts.date),
    standards: words(($) => $.acr.about.standards.text),
    left: words(($) => $.acr.about.left.text),
    methods: (
      <>
        {words(($) => $.acr.about.methods.text)}{' '}
        {words(($) => $.acr.about.methods[isByPeople ? 'people' : 'nobody'])}
      </>
    ),
    terms: words(($) => $.acr.about.terms.text),
  };
  const names = Object.keys(rows) as (keyof typeof rows)[];
  return (
    <Block id="about" heading={words(($) => $.made.name)}>
      <dl className="report__counts">
        {names.map((name) => (
          <div key={name}>
            <dt>{words(($) => $.acr.about[name].name)}</dt>
            <dd>{rows[name]}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
