import { useNames } from '../i18n/names.ts';
import { PageHero } from '../sections/PageHero.tsx';

/** The team page, a heading alone until there is more (S1.30). */
export function TeamPage() {
  return <PageHero heading={useNames().pageName('team')} family={1} />;
}
