import { useEffect, useEffectEvent, useRef } from 'react';
import type { SubmissionState } from './useSubmission.ts';

type Attempted = { state: SubmissionState; attempts: number };

/**
 * After every submit that fails validation says so in the page's title and moves the focus to
 * where the mistakes are told; gives the title back afterwards (WCAG 2.4.2, 3.3.1).
 * @param errorTitle the page's title with its error prefix, in the page's language.
 */
export function useErrorFocus(
  { state, attempts }: Attempted,
  errorTitle: string,
  moveFocus: () => void,
): void {
  const title = useRef<string>(undefined);
  const tell = useEffectEvent((isInvalid: boolean) => {
    title.current ??= document.title;
    document.title = isInvalid ? errorTitle : title.current;
    if (isInvalid) moveFocus();
  });
  useEffect(() => {
    if (attempts > 0) tell(state === 'invalid');
  }, [attempts, state]);
}
