import { gzipSync } from 'node:zlib';
import { test } from 'vitest';
import { readPublished } from '../testing/builtSite.ts';
import { addressesOf } from './testing/addressesOf.ts';
import { all, expectEach, expectNoFaults, tag } from './testing/faults.ts';

test('every page links one script and one stylesheet of its own site, and a small one for the letters of its script', () => {
  expectNoFaults((page) => {
    const styles = all<HTMLLinkElement>(page, 'link[rel~="stylesheet"]');
    const scripts = all<HTMLScriptElement>(page, 'script[src]');
    const faults = [...styles, ...scripts]
      .filter((element) => !/"\/assets\/[\w.-]+"/u.test(tag(element)))
      .map(tag);
    const [, face, ...others] = styles;
    const script = page.document.documentElement.dataset['script']?.toLowerCase();
    if (face !== undefined && !face.href.includes(`/heading-${script}-`)) faults.push(tag(face));
    if (styles.length === 0 || others.length > 0) faults.push(`${styles.length} stylesheets`);
    if (scripts.length !== 1 || scripts[0]?.type !== 'module')
      faults.push(`${scripts.length} scripts`);
    return faults;
  });
});

test('the script of every page is small and fetches no other until somebody reaches for a part', () => {
  expectNoFaults((page) => {
    const [script] = all<HTMLScriptElement>(page, 'script[src]');
    const text = readPublished(script?.getAttribute('src')?.slice(1) ?? '');
    const faults = all(page, 'link[rel~="modulepreload"]').map(tag);
    const size = gzipSync(text).length;
    if (size > 3000) faults.push(`${size} bytes of script, compressed`);
    const eager = /(?:^|[;}])import(?!\()\s*(?:["'{*\w])[^;]*/u.exec(text)?.[0];
    if (eager !== undefined) faults.push(`the entry script needs ${eager}`);
    return faults;
  });
});

test(
  'no page needs what its policy forbids: inline styles, inline scripts, script addresses',
  { tags: 'general/no-inline-style' },
  () => {
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
      return [...handlers, ...scripts, ...links, ...all(page, 'style, base, iframe, object')].map(
        tag,
      );
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
