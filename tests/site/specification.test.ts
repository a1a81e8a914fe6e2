import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBuiltSite } from '../testing/builtSite.ts';
import { requirements } from '../requirements.ts';
import { readSource, titlesOf } from '../testing/sources.ts';
import type { Row } from '../specification/row.ts';
import { sectionOf, sentences, type Sentence } from '../specification/sentences.ts';
import { table } from '../specification/table.ts';
import { unchecked, type Proof } from '../specification/unchecked.ts';

const project = join(import.meta.dirname, '../..');
const all: readonly Sentence[] = Object.values(sentences).flat();

const site = readBuiltSite();

describe('what the specification says is in the pages', () => {
  test.each(
    table.map((row): [string, Row] => [
      `section ${sectionOf(row.sentence)}: ${row.sentence} (${row.page}: ${row.check.finds})`,
      row,
    ]),
  )('%s', (_title, { page: id, check }) => {
    const page = site.pages.find(
      (one) => one.id === id && one.locale === site.manifest.sourceLocale,
    );
    const root = page?.document.querySelector('main');
    if (!page || !root) throw new Error(`Expected the page ${id} with its main content.`);
    const problem = check.problem({ root, page, site });
    expect(problem, `${page.file}: expected ${check.finds}, but ${problem}.`).toBeUndefined();
  });
});

describe('the table of the specification is whole', () => {
  test('every sentence has a row or is shown elsewhere', () => {
    const proven = new Set([...table, ...unchecked].map(({ sentence }) => sentence));
    expect(all.filter((sentence) => !proven.has(sentence))).toEqual([]);
  });

  test('no row and no other proof is of a sentence that is not listed', () => {
    const listed = new Set<string>(all);
    const strange = [...table, ...unchecked].filter(({ sentence }) => !listed.has(sentence));
    expect(strange.map(({ sentence }) => sentence)).toEqual([]);
  });

  test('every sentence stands once, is shown elsewhere once, and ends', () => {
    const shown = unchecked.map(({ sentence }) => sentence);
    expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
    expect(shown.filter((sentence, index) => shown.indexOf(sentence) !== index)).toEqual([]);
    expect(all.filter((sentence) => !/^\p{Lu}.+[.?!]$/u.test(sentence))).toEqual([]);
  });

  test('no check is content with an empty page', () => {
    const html = '<!doctype html><header></header><main></main><footer></footer>';
    const document = new DOMParser().parseFromString(html, 'text/html');
    const root = document.querySelector('main');
    if (root === null) throw new Error('Expected an empty page.');
    const content = table.filter(({ page: id, check }) => {
      const real = site.pages.find((one) => one.id === id);
      if (check.isFact || real === undefined) return false;
      return check.problem({ root, page: { ...real, html, document }, site }) === undefined;
    });
    expect(content.map(({ sentence, check }) => `${sentence} ${check.finds}`)).toEqual([]);
  });

  test('no two rows are the same', () => {
    const titles = table.map(({ sentence, page, check }) =>
      [sentence, page, check.finds].join('|'),
    );
    expect(titles.filter((one, index) => titles.indexOf(one) !== index)).toEqual([]);
  });

  test.each(unchecked)('$sentence is shown elsewhere', ({ reason, shownBy }) => {
    expect(reason).toMatch(/^\p{Lu}.+\.$/u);
    expect(shownBy.filter((proof) => !exists(proof))).toEqual([]);
  });
});

/** Whether a requirement is listed and applies, or a file has a test of this title. */
function exists(proof: Proof): boolean {
  if ('requirement' in proof) {
    return requirements.some(({ id, doesNotApply }) => id === proof.requirement && !doesNotApply);
  }
  if (!existsSync(join(project, proof.test))) return false;
  return titlesOf(readSource(proof.test)).some((title) => title.includes(proof.title));
}
