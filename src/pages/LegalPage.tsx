import { formatDay } from '../i18n/formats.ts';
import { conformanceSummary } from './conformanceSummary.ts';
import { Beside } from '../layout/Beside.tsx';
import { Bullets } from '../layout/Bullets.tsx';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { useNames } from '../i18n/names.ts';
import { usePage } from './page.ts';
import { usePageWords } from '../i18n/pageWords.ts';
import { Block } from '../sections/Block.tsx';
import { PageTop } from '../sections/PageTop.tsx';
import { TextLink } from '../sections/TextLink.tsx';
import { company } from '../site/company.ts';
import { legal, type LegalPageId } from '../site/content/legal.ts';
import { lastChanged } from '../site/lastChanged.ts';
import { footerLists } from '../site/menus.ts';
import { place } from '../words/place.ts';
import { Crumbs } from './fragments/Crumbs.tsx';
import { LegalSection } from './fragments/LegalSection.tsx';
import { usePageLinks } from './fragments/links.ts';
import { PageContents } from './fragments/PageContents.tsx';

/** A long text in sections with its table of contents: a policy, the terms, a statement. */
export function LegalPage() {
  const { id, locale } = usePage();
  const common = useSharedWords('common');
  const pageLink = usePageLinks();
  const unset = common(($) => $.unsetJurisdiction);
  const { date, failures, ...counts } = conformanceSummary;
  const words = usePageWords(id, {
    ...counts,
    day: formatDay(locale, date),
    fails: failures.length,
    // Where a script says which page somebody came from.
    page: place,
    changed: formatDay(locale, lastChanged[id as LegalPageId].day),
    // Nothing in a sentence of the page could say that this is in another language: then a gap.
    jurisdiction: company.jurisdiction ?? (typeof unset === 'string' ? unset : '[…]'),
    supportEmail: company.supportEmail,
    securityEmail: company.securityEmail,
    retentionDays: company.retentionDays,
  });
  const sections = legal[id as LegalPageId];
  const heading = useNames().pageName(id);
  return (
    <>
      <PageTop
        heading={heading}
        lead={words('lead')}
        note={words('changed')}
        crumbs={<Crumbs pages={['home']} current={heading} />}
      />
      <Beside
        side={
          <PageContents
            heading={words('contents')}
            items={sections.map((section) => ({
              id: section.id,
              label: words('sections', section.id, 'heading'),
            }))}
          />
        }
      >
        {sections.map((section) => (
          <LegalSection key={section.id} section={section} words={words} />
        ))}
        <Block heading={common(($) => $.morePolicies)}>
          <Bullets
            points={footerLists.legal
              .filter((other) => other !== id)
              .map((other) => ({ id: other, text: <TextLink item={pageLink(other)} /> }))}
          />
        </Block>
      </Beside>
    </>
  );
}
