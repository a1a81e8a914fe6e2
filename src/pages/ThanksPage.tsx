import { useSharedWords } from '../i18n/useSharedWords.ts';
import { usePage } from './page.ts';
import { PageHero } from '../sections/PageHero.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

/** What a native post leads to: what came in and what happens next. */
export function ThanksPage() {
  const { id, linkTo } = usePage();
  const words = useSharedWords(id as 'thanks-quote');
  return (
    <PageHero heading={words(($) => $.heading)} lead={words(($) => $.lead)} family={1}>
      <ButtonLink href={linkTo('home').href}>{words(($) => $.home)}</ButtonLink>
    </PageHero>
  );
}
