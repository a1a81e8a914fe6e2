import { useTranslation } from 'react-i18next';
import type { AnswerId } from '../i18n/sharedNamespace.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { textOf } from '../words/textOf.ts';
import type { Word } from '../words/word.ts';
import { routeOf } from '../site/routes.ts';
import { usePage } from './page.ts';

/**
 * A page's own title and description, and the title as the browser shows it, which nothing can mark
 * as being in another language.
 */
export function useMeta(): { title: Word; description: Word; fullTitle: string } {
  const { id, subscription } = usePage();
  const { t } = useTranslation(id as 'home');
  const answer = useSharedWords(id as AnswerId);
  const common = useSharedWords('common');
  const mails = useSharedWords('subscription');
  const isAnswer = routeOf(id).isUnlisted === true;
  // What a button of the page has done is the first that is read of the next.
  const title = subscription
    ? mails(($) => $[subscription.state].heading)
    : isAnswer
      ? answer(($) => $.meta.title)
      : t(($) => $.meta.title);
  return {
    title,
    description: isAnswer ? answer(($) => $.meta.description) : t(($) => $.meta.description),
    fullTitle: textOf(common(($) => $.title, { title: textOf(title) })),
  };
}
