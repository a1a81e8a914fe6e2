import { useTranslation } from 'react-i18next';
import { useSharedWords } from '../../i18n/useSharedWords.ts';
import { useNames } from '../../i18n/names.ts';
import { usePage } from '../page.ts';
import { ContactCard } from '../../sections/ContactCard.tsx';
import { SideMenu } from '../../sections/SideMenu.tsx';
import { company } from '../../site/company.ts';
import type { ServiceSection } from '../../site/content/services/serviceSection.ts';
import { membershipOf } from '../../site/families.ts';
import { usePageLinks } from './links.ts';
import { useSectionWords } from './sectionWords.ts';
import { PageContents } from './PageContents.tsx';

/** From this many sections on, a service page lists them beside the text. */
const manySections = 5;

type Props = {
  /** The sections of the text, which it stands beside. */
  sections: readonly ServiceSection[];
  /** The lists below the text. */
  offers: readonly ServiceSection[];
};

/** What stands beside the text of a service page: its siblings, whom to ask, and its places. */
export function ServiceSide({ sections, offers }: Props) {
  const { id } = usePage();
  const common = useSharedWords('common');
  const { familyName } = useNames();
  const { t: service } = useTranslation('service-pages');
  const pageLink = usePageLinks();
  const sectionWords = useSectionWords();
  const { family, siblings } = membershipOf(id);
  return (
    <SideMenu heading={familyName(family)} items={siblings.map(pageLink)}>
      <ContactCard
        heading={service(($) => $.ask.heading)}
        text={service(($) => $.ask.text)}
        phone={{ text: company.phone, href: company.phoneLink }}
        mail={{ text: company.email, href: `mailto:${company.email}` }}
      />
      {sections.length >= manySections && (
        <PageContents
          heading={common(($) => $.contents)}
          items={[...sections, ...offers].map((section) => ({
            id: section.id,
            label: sectionWords(section)('heading'),
          }))}
        />
      )}
    </SideMenu>
  );
}
