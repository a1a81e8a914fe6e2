import { company } from '../site/company.ts';

/** How long submissions are kept. */
export type Retention = {
  /** The moment, in UTC and ISO 8601, before which a submission has become too old by now; undefined: none ever. */
  before: (() => string) | undefined;
  /** What the operator should know: the setting is not what visitors are told. */
  warning: string | undefined;
};

const dayLength = 24 * 60 * 60 * 1000;

/**
 * Reads `RETENTION_DAYS` (default: what the privacy policy says; 0 keeps for ever).
 * @throws Error if it is no whole number from 0 to 99999.
 */
export function readRetention({ RETENTION_DAYS: text = '' }: NodeJS.ProcessEnv): Retention {
  if (!/^\d{0,5}$/u.test(text)) {
    throw new Error(
      `Expected RETENTION_DAYS to be a whole number from 0 to 99999, got "${text}": set for how many days submissions are kept, or 0 for ever.`,
    );
  }
  const days = text === '' ? company.retentionDays : Number(text);
  return {
    before: days === 0 ? undefined : () => new Date(Date.now() - days * dayLength).toISOString(),
    warning: days === company.retentionDays ? undefined : warningOf(days),
  };
}

function warningOf(days: number): string {
  const kept = days === 0 ? 'for ever' : `for ${days} days`;
  return `Warning: RETENTION_DAYS keeps submissions ${kept}, and the privacy policy says ${company.retentionDays} days: make them agree (retentionDays in src/site/company.ts).`;
}
