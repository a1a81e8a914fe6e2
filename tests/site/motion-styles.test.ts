import { parse, type AtRule } from 'postcss';
import { expect, test } from 'vitest';
import { readBuiltSite, readManifest } from '../testing/builtSite.ts';
import { expectNoFaults, tag, all } from './testing/faults.ts';
import { changesIn, changesPerSecond, courseOf } from './testing/lightChanges.ts';
import { atRules, declarations, declarationsOf, selectorOf } from './testing/publishedStyles.ts';

/** More is a flash (WCAG 2.3.1), whatever its size and colour. */
const most = 3;

const frames = new Map(atRules('keyframes').map((rule) => [rule.params, rule]));

/** How often an `animation` changes within a second. */
function rateOf(value: string, known: ReadonlyMap<string, AtRule>) {
  const course = courseOf({ value }, [...known.keys()]);
  const keyframes = known.get(course.name);
  const changes = keyframes === undefined ? [] : changesIn(keyframes);
  return { ...course, changes: changes.length, rate: changesPerSecond(course, changes) };
}

const animations = declarationsOf(/^animation$/u).filter(({ value }) => value !== 'none');

test(
  'no animation changes anything more than three times in a second',
  { tags: 'general/no-flash' },
  () => {
    expect(animations.length).toBe(frames.size);
    const flashing = animations
      .map(({ value }) => rateOf(value, frames))
      .filter(({ rate }) => rate === 0 || rate > most);
    expect(flashing).toEqual([]);
  },
);

test(
  'what goes on for ever changes at most three times in a second, all of a page together',
  { tags: 'general/no-flash' },
  () => {
    const lasting = animations.filter(({ value }) => rateOf(value, frames).rounds === Infinity);
    expect(lasting.length).toBeGreaterThan(0);
    const found = lasting.map(({ value, parent }) => {
      const selector = selectorOf(parent).replace('[data-motion=on] ', '');
      const counts = readBuiltSite().pages.map((page) => all(page, selector).length);
      const { seconds, changes } = rateOf(value, frames);
      return (Math.max(...counts) * changes) / seconds;
    });
    expect(found.filter((rate) => rate === 0 || rate > most)).toEqual([]);
  },
);

test('a flash would be found', () => {
  const blink = '@keyframes blink { 50% { opacity: 0 } }';
  const known = new Map([['blink', parse(blink).first as AtRule]]);
  expect(rateOf('blink 1s infinite', known).rate).toBe(2);
  expect(rateOf('.4s linear infinite blink', known).rate).toBeGreaterThan(most);
  expect(rateOf('2s steps(10) 1 blink', known).rate).toBeGreaterThan(most);
});

test('what styles animate or let glide is on this list', { tags: 'general/moving-named' }, () => {
  const gliding = declarations(/\{ transition(?:-property)?: (?!none)/u);
  expect(gliding.map((line) => line.replace(/ (?:var|\d*\.).*/u, '')).toSorted()).toEqual([
    '.button svg { transition: translate',
    '.card svg { transition: translate',
  ]);
  expect([...frames.keys()].toSorted()).toEqual([
    'meter',
    'phrase',
    'shuttle',
    'slide-in',
    'strip',
  ]);
  const others = declarations(/\{ (?:offset-\w+|animation-timeline|scroll-timeline\w*): /u);
  expect(others).toEqual([]);
});

test(
  'no page is loaded again by itself, and no picture moves',
  { tags: 'general/moving-named' },
  () => {
    expectNoFaults((page) =>
      all(page, 'meta[http-equiv="refresh" i], svg *[dur], svg style').map(tag),
    );
    const { headers, files } = readManifest();
    expect(Object.keys(headers).map((name) => name.toLowerCase())).not.toContain('refresh');
    const pictures = files
      .map(({ file }) => file)
      .filter((file) => /\.(?:gif|webp|avif|apng|mng|svgz|json5|lottie|riv)$/u.test(file));
    expect(pictures).toEqual([]);
  },
);
