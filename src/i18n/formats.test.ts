import { expect, test } from 'vitest';
import type { Locale } from '../site/locales.ts';
import {
  formatDuration,
  formatHours,
  formatHoursCount,
  formatList,
  formatNumber,
  formatPercent,
  formatYear,
} from './formats.ts';

function locale(code: string, numberingSystem = 'latn'): Locale {
  return { code, numberingSystem, name: code, script: 'Latn', dir: 'ltr' };
}

/** Spaces are of many widths, and direction marks cannot be seen. */
function plain(text: string): string {
  return text.replaceAll(/\s/gu, ' ').replaceAll(/\p{Cf}/gu, '');
}

test.each([
  [locale('en'), '1,234,567'],
  [locale('hi', 'deva'), '१२,३४,५६७'],
  [locale('ar', 'arab'), '١٬٢٣٤٬٥٦٧'],
  [locale('de'), '1.234.567'],
])('a number is grouped and written in the digits of $code', (where, text) => {
  expect(formatNumber(where, 1_234_567)).toBe(text);
});

test('a number of a list is padded to two places', () => {
  expect(formatNumber(locale('en'), 7, 2)).toBe('07');
  expect(formatNumber(locale('ar', 'arab'), 7, 2)).toBe('٠٧');
  expect(formatNumber(locale('en'), 12, 2)).toBe('12');
});

test.each([
  [locale('en'), '94%'],
  [locale('ar', 'arab'), '٩٤٪'],
  [locale('de'), '94 %'],
  [locale('tr'), '%94'],
])('a percentage has the sign and the order of $code', (where, text) => {
  expect(plain(formatPercent(where, 94))).toBe(text);
});

test('names in a row are joined as the language does', () => {
  expect(formatList(locale('en'), ['Orca', 'NVDA'])).toBe('Orca and NVDA');
  expect(formatList(locale('en'), ['Orca', 'NVDA'], 'disjunction')).toBe('Orca or NVDA');
  expect(formatList(locale('de'), ['Orca', 'NVDA'])).toBe('Orca und NVDA');
});

test('a year is never grouped', () => {
  expect(formatYear(locale('en'), 2025)).toBe('2025');
  expect(formatYear(locale('ar', 'arab'), 2025)).toBe('٢٠٢٥');
});

test.each([
  [locale('en'), 'Mon – Fri', '8:30 AM – 6:30 PM'],
  [locale('de'), 'Mo – Fr', '08:30–18:30 Uhr'],
  [locale('ar', 'arab'), 'الاثنين – الجمعة', '٨:٣٠ ص – ٦:٣٠ م'],
])('opening hours are told as people of $code tell them', (where, days, times) => {
  const hours = formatHours(where, { firstDay: 1, lastDay: 5, opens: '08:30', closes: '18:30' });
  expect(plain(hours.days)).toBe(days);
  expect(plain(hours.times)).toBe(times);
});

test('weekday 7 is Sunday', () => {
  const hours = { firstDay: 6, lastDay: 7, opens: '00:00', closes: '12:00' };
  expect(plain(formatHours(locale('en'), hours).days)).toBe('Sat – Sun');
});

test.each([
  [locale('en'), '2–4 weeks', '1 week', '3 hours'],
  [locale('ru'), '2–4 недели', '1 неделя', '3 часа'],
  [locale('hi', 'deva'), '२–४ सप्ताह', '१ सप्ताह', '३ घंटे'],
])('a duration has the digits and the plural forms of $code', (where, range, one, hours) => {
  expect(plain(formatDuration(where, { unit: 'week', from: 2, to: 4 }))).toBe(range);
  expect(plain(formatDuration(where, { unit: 'week', from: 1, to: 1 }))).toBe(one);
  expect(plain(formatHoursCount(where, 3))).toBe(hours);
});
