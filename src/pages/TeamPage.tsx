import { useTranslation } from 'react-i18next';
import { PageHero } from '../sections/PageHero.tsx';

/** The team page, a heading alone until there is more (S1.30). */
export function TeamPage() {
  const { t } = useTranslation('common');
  return <PageHero heading={t(($) => $.pages.team)} family={1} />;
}
