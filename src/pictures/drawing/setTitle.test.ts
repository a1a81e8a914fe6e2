import { expect, test } from 'vitest';
import type { Lettering } from '../../delivery/rendering.ts';
import { setTitle } from './setTitle.ts';
import { titlePieces } from './titlePieces.ts';

/** A face in which every character is half an em wide and its outline is itself; it has no Ł. */
const letter: Lettering = (text) =>
  text.includes('Ł') ? undefined : { width: 500 * text.length, path: () => text };

const box = { width: 570, height: 400 };
const lineHeight = 1.04;

function set(title: string, within = box) {
  return setTitle(titlePieces(title, 'en'), within, letter, lineHeight);
}

function linesOf(title: string, within = box): string[] {
  return set(title, within)?.lines.map((line) => line.path()) ?? [];
}

test('a short title stands on one line, as large as it gets', () => {
  expect(set('Contact Us')?.size).toBe(92);
  expect(linesOf('Contact Us')).toEqual(['Contact Us']);
});

test('a title loses no word and no order when it is wrapped', () => {
  const title = 'A security assessment with its limits written down';
  expect(linesOf(title).join(' ')).toBe(title);
});

test.each([
  'Cloud migration in seven rehearsed steps',
  'Decide what belongs in the cloud, and what does not',
  'Incident response, rehearsed before it is needed',
])('"%s" fits its box in four lines at most', (title) => {
  const { size = 0, lines = [] } = set(title) ?? {};
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(lines.length * size * lineHeight).toBeLessThanOrEqual(box.height);
  for (const { width } of lines) expect((width * size) / 1000).toBeLessThanOrEqual(box.width);
});

test('lines are even: no word is left over at the end while the others are full', () => {
  const lines = linesOf('one two three four five', { width: 800, height: 400 });
  expect(lines).toEqual(['one two three', 'four five']);
});

test('a title is rather smaller than torn into four lines', () => {
  expect(linesOf('Unit testing for code that has to change')).toEqual([
    'Unit testing',
    'for code that',
    'has to change',
  ]);
});

test('a long word breaks where its soft hyphen says, and nowhere shows another one', () => {
  const word = 'Barriere\u00adfreiheits\u00aderklärung';
  expect(linesOf(word, { width: 400, height: 300 })).toEqual([
    'Barriere-',
    'freiheits-',
    'erklärung',
  ]);
  expect(linesOf(word, { width: 1300, height: 300 })).toEqual(['Barrierefreiheitserklärung']);
});

test('a title ends a line after a hyphen and keeps a no-break space whole', () => {
  expect(linesOf('end-to-end', { width: 200, height: 300 })).toEqual(['end-', 'to-', 'end']);
  expect(linesOf('Number\u00a01', { width: 200, height: 300 })).toEqual(['Number\u00a01']);
});

test('a title that the face cannot write, or that is too long for any size, is not written', () => {
  expect(set('Łódź')).toBeUndefined();
  expect(set('x'.repeat(60))).toBeUndefined();
});

test('lines that stand further apart are set smaller to stay in their box', () => {
  const pieces = titlePieces('Cloud migration in seven rehearsed steps', 'en');
  const { size = 0, lines = [] } = setTitle(pieces, box, letter, 1.9) ?? {};
  expect(size).toBeLessThan(set('Cloud migration in seven rehearsed steps')?.size ?? 0);
  expect(lines.length * size * 1.9).toBeLessThanOrEqual(box.height);
});
