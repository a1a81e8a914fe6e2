import { useTranslation } from 'react-i18next';
import { PageHero } from '../sections/PageHero.tsx';

/** The team page, a heading alone until there is more (specification section 1). */
export function TeamPage() {
  const { t } = useTranslation('common');
  return <PageHero heading={t(($) => $.pages.team)} family={1} />;
}
