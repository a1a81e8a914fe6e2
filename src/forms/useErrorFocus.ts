import { useEffect, useEffectEvent } from 'react';
import { textOf } from '../words/textOf.ts';
import { place } from '../words/place.ts';
import type { FormWords, OwnPage } from './formWords.ts';
import type { SubmissionState } from './useSubmission.ts';

/** The page's title as it is, and while a form shows mistakes. */
export type PageTitles = { pageTitle: string; errorTitle: string };

/** The titles of the page that a form stands on. */
export function titlesOf({ title }: OwnPage, words: Pick<FormWords, 'errorTitle'>): PageTitles {
  return { pageTitle: title, errorTitle: textOf(words.errorTitle).replace(place, () => title) };
}

type Attempted = { state: SubmissionState; attempts: number };

/**
 * After every submit that fails validation says so in the page's title and moves the focus to
 * where the mistakes are told; gives the title back afterwards (WCAG 2.4.2, 3.3.1).
 * @param titles the page's title without and with the error prefix, in the page's language; a
 *   title read from the document might already bear the prefix, set by another form.
 */
export function useErrorFocus(
  { state, attempts }: Attempted,
  titles: PageTitles,
  moveFocus: () => void,
): void {
  const tell = useEffectEvent((isInvalid: boolean) => {
    document.title = isInvalid ? titles.errorTitle : titles.pageTitle;
    if (isInvalid) moveFocus();
  });
  useEffect(() => {
    if (attempts > 0) tell(state === 'invalid');
  }, [attempts, state]);
}
