import type { LegalPageId } from './content/legal.ts';

/**
 * The day on which the words of a policy or the statement were last changed (YYYY-MM-DD): the page
 * says it. What a visitor sends is stored with that of the privacy policy, so that it can be told later
 * what they had been promised (GDPR Art. 7(1)). `words` is a hash of the English words of that day, by
 * which `tests/lastChanged.test.ts` sees a change.
 */
export const lastChanged: Readonly<Record<LegalPageId, { day: string; words: string }>> = {
  'privacy-policy': { day: '2026-11-26', words: 'c16ac732785e' },
  terms: { day: '2026-11-26', words: '3a5ca03a7f89' },
  'cookie-policy': { day: '2026-11-26', words: 'ae232d97764d' },
  'data-protection-policy': { day: '2026-11-26', words: '481093738bd1' },
  accessibility: { day: '2026-11-26', words: '64e43868f5ec' },
};
