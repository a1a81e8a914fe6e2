import { useTranslation } from 'react-i18next';
import { usePage } from '../i18n/page.ts';
import { usePageWords } from '../i18n/pageWords.ts';
import { PageTop } from '../sections/PageTop.tsx';
import { TableOfContents } from '../sections/TableOfContents.tsx';
import { company } from '../site/company.ts';
import { legal, type LegalPageId } from '../site/content/legal.ts';
import { Crumbs } from './Crumbs.tsx';
import { LegalSection } from './LegalSection.tsx';

/** A long text in sections with its table of contents: a policy, the terms, a statement. */
export function LegalPage() {
  const { id } = usePage();
  const { t } = useTranslation('common');
  const words = usePageWords(id, {
    jurisdiction: company.jurisdiction ?? t(($) => $.unsetJurisdiction),
    supportEmail: company.supportEmail,
    securityEmail: company.securityEmail,
  });
  const sections = legal[id as LegalPageId];
  const heading = t(($) => $.pages[id as LegalPageId]);
  return (
    <>
      <PageTop
        heading={heading}
        lead={words('lead')}
        crumbs={<Crumbs pages={['home']} current={heading} />}
      />
      <div className="section beside">
        <TableOfContents
          heading={words('contents')}
          items={sections.map((section) => ({
            id: section.id,
            label: words('sections', section.id, 'heading'),
          }))}
        />
        <div className="beside__text">
          {sections.map((section) => (
            <LegalSection key={section.id} section={section} words={words} />
          ))}
        </div>
      </div>
    </>
  );
}
