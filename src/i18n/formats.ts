import type { Duration } from '../site/engagements.ts';
import { formattingTag, type Locale } from '../site/locales.ts';

/** A whole number in the locale's digits, padded with zeros to `digits` places. */
export function formatNumber(locale: Locale, value: number, digits = 1): string {
  return new Intl.NumberFormat(formattingTag(locale), {
    minimumIntegerDigits: digits,
  }).format(value);
}

/** A share of 0 to 100 as a percentage in the locale's digits and with its own sign. */
export function formatPercent(locale: Locale, value: number): string {
  return new Intl.NumberFormat(formattingTag(locale), { style: 'percent' }).format(value / 100);
}

/** A share between 0 and 1 as a percentage with one decimal, cut and not rounded up: 100 % means all. */
export function formatShare(locale: Locale, share: number): string {
  return new Intl.NumberFormat(formattingTag(locale), {
    style: 'percent',
    maximumFractionDigits: 1,
    roundingMode: 'floor',
  }).format(share);
}

/** What a language is called in another one: "الإنجليزية" for English in Arabic. */
export function languageName(locale: Locale, code: string): string {
  return new Intl.DisplayNames(formattingTag(locale), { type: 'language' }).of(code) ?? code;
}

/** Names in a row: "Orca and NVDA", or "Orca or NVDA". */
export function formatList(
  locale: Locale,
  names: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(formattingTag(locale), { type }).format(names);
}

/** How long something takes, such as "2–4 weeks" or "3 weeks"; both ends count. */
export function formatDuration(locale: Locale, { unit, from, to }: Duration): string {
  const format = unitFormat(locale, unit);
  return from === to ? format.format(from) : format.formatRange(from, to);
}

/** A number of hours, such as "3 hours". */
export function formatHoursCount(locale: Locale, hours: number): string {
  return unitFormat(locale, 'hour').format(hours);
}

function unitFormat(locale: Locale, unit: string): Intl.NumberFormat {
  return new Intl.NumberFormat(formattingTag(locale), { style: 'unit', unit, unitDisplay: 'long' });
}

/** A year, never grouped. */
export function formatYear(locale: Locale, year: number): string {
  return new Intl.NumberFormat(formattingTag(locale), { useGrouping: false }).format(year);
}

/** A day such as "23 November 2026", from its date as YYYY-MM-DD. */
export function formatDay(locale: Locale, date: string): string {
  const day = new Intl.DateTimeFormat(formattingTag(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return day.format(new Date(date));
}

/**
 * A moment such as "November 25, 2026 at 2:30 PM GMT+5:30".
 * @param at UTC, ISO 8601.
 * @param timeZone IANA name of the zone whose clock it is told by.
 */
export function formatMoment(locale: Locale, at: string, timeZone: string): string {
  return new Intl.DateTimeFormat(formattingTag(locale), {
    ...{ day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone },
  }).format(new Date(at));
}

/**
 * Opening hours in two parts, such as "Mon – Fri" and "8:30 AM – 6:30 PM"; a locale joins them.
 * @param hours weekday numbers (1 is Monday) and local times as `HH:MM`.
 */
export function formatHours(
  locale: Locale,
  hours: { firstDay: number; lastDay: number; opens: string; closes: string },
): { days: string; times: string } {
  const tag = formattingTag(locale);
  const days = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  const times = new Intl.DateTimeFormat(tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  return {
    days: days.formatRange(weekday(hours.firstDay), weekday(hours.lastDay)),
    times: times.formatRange(moment(hours.opens), moment(hours.closes)),
  };
}

/** A date whose ISO weekday is the given number: 1 January 2024 was a Monday. */
function weekday(day: number): Date {
  return new Date(Date.UTC(2024, 0, day));
}

function moment(time: string): Date {
  return new Date(`2024-01-01T${time}:00Z`);
}
