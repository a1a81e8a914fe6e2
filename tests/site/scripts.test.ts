import { createHash } from 'node:crypto';
import { parse, type Root } from 'postcss';
import { expect, test } from 'vitest';
import { islandSources } from '../../src/delivery/islandSources.ts';
import { readBuiltSite, readPublished, wholeStyles } from '../testing/builtSite.ts';
import { addressesOf } from './testing/addressesOf.ts';
import { all, expectEach, expectNoFaults, tag } from './testing/faults.ts';

test('every page has its styles in it, and links one script of its own site and no stylesheet', () => {
  expectNoFaults((page) => {
    const styles = all<HTMLLinkElement>(page, 'link[rel~="stylesheet"]');
    const scripts = all<HTMLScriptElement>(page, 'script[src]');
    const faults = scripts.filter((element) => !/"\/assets\/[\w.-]+"/u.test(tag(element))).map(tag);
    faults.push(...styles.map((style) => `${tag(style)} is what it waits for`));
    if (scripts.length !== 1 || scripts[0]?.type !== 'module')
      faults.push(`${scripts.length} scripts`);
    return faults;
  });
});

test('every page has the rules that style something on it, those of every class it wears', () => {
  const known = new Set(classesIn(parse(readPublished(wholeStyles()))));
  expectNoFaults((page) => {
    const own = parse(
      all(page, 'style')
        .map(({ textContent }) => textContent)
        .join('\n'),
    );
    const styled = new Set(classesIn(own));
    const worn = new Set(all(page, '[class]').flatMap(({ classList }) => [...classList]));
    return [...worn].filter((name) => known.has(name) && !styled.has(name));
  });
});

function classesIn(sheet: Root): string[] {
  const names: string[] = [];
  sheet.walkRules(({ selector }) => {
    for (const [, name = ''] of selector.matchAll(/\.([a-z][\w-]*)/gu)) names.push(name);
  });
  return names;
}

test('a part can be read before the script that hydrates it has come', () => {
  const lists = new Set(
    readBuiltSite().pages.flatMap((page) =>
      all<HTMLElement>(page, '[data-scripts]').map(({ dataset }) => dataset['scripts'] ?? ''),
    ),
  );
  expect(lists.size).toBe(Object.keys(islandSources).length);
  const early = [...lists].flatMap((list) => {
    const [first = '', ...others] = list.slice(1).split(' /');
    const name = first.replace('assets/', './');
    return others.filter((file) => readPublished(file).includes(name));
  });
  expect(early).toEqual([]);
});

test('the script of every page fetches no other until somebody reaches for a part', () => {
  expectNoFaults((page) => {
    const [script] = all<HTMLScriptElement>(page, 'script[src]');
    const text = readPublished(script?.getAttribute('src')?.slice(1) ?? '');
    const faults = all(page, 'link[rel~="modulepreload"]').map(tag);
    const eager = /(?:^|[;}])import(?!\()\s*(?:["'{*\w])[^;]*/u.exec(text)?.[0];
    if (eager !== undefined) faults.push(`the entry script needs ${eager}`);
    return faults;
  });
});

test(
  'no page needs what its policy forbids: inline styles, inline scripts, script addresses',
  { tags: 'general/no-inline-style' },
  () => {
    const { 'content-security-policy': shared = '' } = readBuiltSite().manifest.headers;
    expectNoFaults((page) => {
      const elements = all<Element>(page, '*');
      const handlers = elements.filter((element) =>
        [...element.attributes].some(({ name }) => /^on|^style$/u.test(name)),
      );
      const scripts = all<HTMLScriptElement>(page, 'script:not([src])').filter(
        ({ type }) => !/^application\/(?:ld\+)?json$/u.test(type),
      );
      const links = addressesOf(page)
        .filter(({ address }) => /^\s*(?:javascript|data|vbscript):/iu.test(address))
        .map(({ element }) => element);
      // The page's policy names the text of each style that the build has put into it, and no other.
      const texts = all(page, 'style').map(({ textContent }) => ` 'sha256-${sha256(textContent)}'`);
      const policy = shared.replace("style-src 'self'", `$&${texts.join('')}`);
      return [...handlers, ...scripts, ...links, ...all(page, 'base, iframe, object')]
        .map(tag)
        .concat(page.policy === policy ? [] : [`its policy is ${page.policy}`]);
    });
  },
);

test('every data block is JSON', () => {
  expectEach('script:not([src])', ({ textContent }) => {
    try {
      JSON.parse(textContent);
      return true;
    } catch {
      return false;
    }
  });
});

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
