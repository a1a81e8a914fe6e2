import { useSharedWords } from '../i18n/useSharedWords.ts';
import '../layout/Lead.css';
import { Actions } from '../layout/Actions.tsx';
import { usePage } from './page.ts';
import { PageHero } from '../sections/PageHero.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Reference } from '../ui/Reference.tsx';
import { place } from '../words/place.ts';
import { SubmissionReceipt } from './fragments/SubmissionReceipt.tsx';

/** What a native post leads to: that it came in, what came in, and what happens next. */
export function ThanksPage() {
  const { id, linkTo, receipt } = usePage();
  const home = linkTo('home');
  const forms = useSharedWords('forms');
  const words = useSharedWords(id as 'thanks-quote');
  return (
    <>
      <PageHero heading={words(($) => $.heading)} lead={words(($) => $.lead)} family={1}>
        {receipt && (
          <p className="lead">
            <Reference
              sentence={forms(($) => $.receipt.number, { reference: place })}
              reference={receipt.reference}
            />
          </p>
        )}
        {receipt?.isToBeConfirmed && <p className="lead">{forms(($) => $.receipt.confirm)}</p>}
        <Actions>
          <ButtonLink {...home}>{words(($) => $.home)}</ButtonLink>
        </Actions>
      </PageHero>
      {receipt && <SubmissionReceipt receipt={receipt} />}
    </>
  );
}
