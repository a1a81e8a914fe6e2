import { useSharedWords } from '../i18n/useSharedWords.ts';
import { confirmationDays } from '../contract/intake.ts';
import '../layout/Lead.css';
import { Actions } from '../layout/Actions.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { FilledSentence } from '../words/FilledSentence.tsx';
import { place } from '../words/place.ts';
import { usePage } from './page.ts';

/**
 * What a link in a mail about the newsletter opens: a question with one button, which changes something only
 * when it is pressed, or what has come of it; without a link that works, how to get another.
 */
export function SubscriptionPage() {
  const { linkTo, subscription } = usePage();
  const words = useSharedWords('subscription');
  const state = subscription?.state;
  const home = linkTo('home');
  const address = <bdi>{subscription?.email}</bdi>;
  if (state === undefined) {
    return (
      <PageHero
        heading={words(($) => $.heading)}
        lead={words(($) => $.lead, { days: confirmationDays })}
        family={1}
      >
        <Actions>
          <ButtonLink {...home}>{words(($) => $.home)}</ButtonLink>
        </Actions>
      </PageHero>
    );
  }
  return (
    <PageHero heading={words(($) => $[state].heading)} family={1}>
      <p className="lead">
        <FilledSentence filling={address}>
          {words(($) => $[state].lead, { address: place })}
        </FilledSentence>
      </p>
      <Actions>
        {state === 'confirm' || state === 'unsubscribe' ? (
          <form method="post">
            <Button type="submit">{words(($) => $[state].submit)}</Button>
          </form>
        ) : (
          <ButtonLink {...home}>{words(($) => $.home)}</ButtonLink>
        )}
      </Actions>
    </PageHero>
  );
}
