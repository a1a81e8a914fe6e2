const shape =
  /^(?<day>\d{4}-\d{2}-\d{2})(?<time>T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2}))?$/u;

const dayLength = 24 * 60 * 60 * 1000;

/**
 * The moment that an option names, in UTC and ISO 8601: a day is its begin, or its end where the whole
 * day is meant; an instant is itself.
 * @throws Error if it is neither.
 */
export function momentOf(option: string, text: string, of: 'begin' | 'end' = 'begin'): string {
  const { day, time } = shape.exec(text)?.groups ?? {};
  const moment = new Date(text).getTime();
  // Otherwise 30 February would be 2 March.
  if (day === undefined || Number.isNaN(moment) || !isDay(day)) {
    throw new Error(
      `Expected --${option} to be a day such as 2026-01-31 (UTC) or an instant such as 2026-01-31T12:00:00Z, got ${shown(text)}: give another.`,
    );
  }
  return new Date(moment + (time === undefined && of === 'end' ? dayLength : 0)).toISOString();
}

function isDay(day: string): boolean {
  const moment = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
}

/** Only what looks like a date is repeated: somebody's address in the wrong place is not. */
function shown(text: string): string {
  return /^[\d:.TZ+-]{1,40}$/u.test(text) ? `"${text}"` : 'something else';
}
