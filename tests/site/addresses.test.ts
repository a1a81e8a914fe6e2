import { test } from 'vitest';
import { siteOrigin } from '../../src/delivery/siteOrigin.ts';
import { readBuiltSite } from '../testing/builtSite.ts';
import { addressesOf } from './testing/addressesOf.ts';
import { expectNoFaults, tag } from './testing/faults.ts';

const { manifest, pages } = readBuiltSite();

test('links inside the site begin at its root, whatever its address', () => {
  expectNoFaults((page) =>
    addressesOf(page)
      .filter(({ address }) => {
        const isOutside = /^(?:https:\/\/|mailto:|tel:)/u.test(address);
        return address.startsWith(siteOrigin) || !(isOutside || /^(?:\/(?!\/)|#.)/u.test(address));
      })
      .map(({ element }) => tag(element)),
  );
});

test(
  'every link inside the site leads to a page or file that is there, to its end',
  { tags: 'navigation/no-dead-links' },
  () => {
    // A folder opens with its index.
    const files = new Set(
      manifest.files.flatMap(({ file }) => [`/${file}`, `/${file.replace(/index\.html$/u, '')}`]),
    );
    expectNoFaults((page) =>
      addressesOf(page)
        .filter(({ element, address }) => /^[/#]/u.test(address) && !element.matches('form'))
        .flatMap(({ element, address }) => {
          const url = new URL(address, siteOrigin + page.path);
          const target = pages.find(({ path }) => path === url.pathname);
          if (target === undefined) return files.has(url.pathname) ? [] : [tag(element)];
          const id = decodeURIComponent(url.hash.slice(1));
          const isThere = id === '' || target.document.getElementById(id) !== null;
          return isThere ? [] : [`${tag(element)} leads nowhere on ${target.path}`];
        }),
    );
  },
);
