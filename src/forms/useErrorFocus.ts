import { useEffect, useRef } from 'react';
import type { SubmissionState } from './useSubmission.ts';

/**
 * After a failed submit moves the focus to the error summary and says so in the page's title;
 * gives the title back afterwards (WCAG 3.3.1, 2.4.2). Returns the summary's ref.
 * @param errorTitle the page's title with its error prefix, in the page's language.
 */
export function useErrorFocus(
  state: SubmissionState,
  attempts: number,
  errorTitle: string,
): React.RefObject<HTMLDivElement | null> {
  const summary = useRef<HTMLDivElement>(null);
  const title = useRef<string>(undefined);
  useEffect(() => {
    if (attempts === 0) return;
    title.current ??= document.title;
    document.title = state === 'invalid' ? errorTitle : title.current;
    if (state === 'invalid') summary.current?.focus();
  }, [state, attempts, errorTitle]);
  return summary;
}
