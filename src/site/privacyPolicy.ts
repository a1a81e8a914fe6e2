/**
 * The privacy policy as it is published. What a visitor sends is stored with its day, so that it can
 * be told later what they had been promised (GDPR Art. 7(1)).
 */
export const privacyPolicy = {
  /** The day of its last change, YYYY-MM-DD. */
  changed: '2026-11-25',
  /** Hash of its English words of that day, by which `tests/privacyPolicy.test.ts` sees a change. */
  words: '0a5722c09dec',
} as const;
