import { expect, test } from 'vitest';
import { visualRuns } from './visualRuns.ts';

const hebrew = { font: 'Hebrew', has: (point: number) => point >= 0x590 && point < 0x600 };
const latin = { font: 'Latin', has: (point: number) => point < 0x180 };

function seen(line: string, dir: 'ltr' | 'rtl' = 'rtl') {
  return visualRuns(line, dir, [hebrew, latin])?.map((run) => [run.text, run.font, run.dir]);
}

test('words of another direction keep their own, and the line that of its language', () => {
  expect(seen('אבג abc דהו')).toEqual([
    ['דהו', 'Hebrew', 'rtl'],
    [' ', 'Latin', 'rtl'],
    ['abc', 'Latin', 'ltr'],
    [' ', 'Latin', 'rtl'],
    ['אבג', 'Hebrew', 'rtl'],
  ]);
  expect(seen('abc אבג', 'ltr')?.map(([text]) => text)).toEqual(['abc ', 'אבג']);
});

test('a number is read from left to right within words that are not', () => {
  expect(seen('אב 24 גד')?.map(([text]) => text)).toEqual(['גד', ' ', '24', ' ', 'אב']);
});

test('a letter and its mark are never set in two faces', () => {
  const bare = { font: 'Bare', has: (point: number) => point < 0x80 };
  const marks = { font: 'Marks', has: (point: number) => point < 0x380 };
  expect(visualRuns('ae\u0301a', 'ltr', [bare, marks])?.map(({ text }) => text)).toEqual([
    'a',
    'e\u0301',
    'a',
  ]);
});

test('a line with a character that no face has is not set', () => {
  expect(seen('אב漢')).toBeUndefined();
});
