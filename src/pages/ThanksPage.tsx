import { useTranslation } from 'react-i18next';
import { usePage } from './page.ts';
import { PageHero } from '../sections/PageHero.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** What a native post leads to: what came in and what happens next. */
export function ThanksPage() {
  const { id, linkTo } = usePage();
  const { t } = useTranslation(id as 'thanks-quote');
  return (
    <PageHero heading={t(($) => $.heading)} lead={t(($) => $.lead)} family={1}>
      <ButtonLink href={linkTo('home').href}>{t(($) => $.home)}</ButtonLink>
    </PageHero>
  );
}
