import { describe, expect, test } from 'vitest';
import { readSpecification } from '../../src/tools/evidence/readSpecification.ts';
import { readBuiltSite } from '../testing/builtSite.ts';
import { table } from '../specification/table.ts';

const sentences = new Map(readSpecification().map(({ id, sentence }) => [id, sentence]));
const site = readBuiltSite();

describe('what the specification says is in the pages', () => {
  for (const { id, page: name, check } of table) {
    test(`${id} ${sentences.get(id)} (${name}: ${check.finds})`, { tags: id }, () => {
      const page = site.pages.find(
        (one) => one.id === name && one.locale === site.manifest.sourceLocale,
      );
      const root = page?.document.querySelector('main');
      if (!page || !root) throw new Error(`Expected the page ${name} with its main content.`);
      const problem = check.problem({ root, page, site });
      expect(problem, `${page.file}: expected ${check.finds}, but ${problem}.`).toBeUndefined();
    });
  }
});

describe('the table of the specification can fail', () => {
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
    expect(content.map(({ id, check }) => `${id} ${check.finds}`)).toEqual([]);
  });

  test('no two rows are the same', () => {
    const titles = table.map(({ id, page, check }) => [id, page, check.finds].join('|'));
    expect(titles.filter((one, index) => titles.indexOf(one) !== index)).toEqual([]);
  });
});
