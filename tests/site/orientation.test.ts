import { expect, test } from 'vitest';
import { readManifest } from '../testing/builtSite.ts';
import { all, expectNoFaults, tag } from './testing/faults.ts';
import { atRules, declarationsOf, selectorOf } from './testing/publishedStyles.ts';
import { readPublishedScripts } from './testing/publishedScripts.ts';

const tags = 'general/no-orientation-lock';

test('no style asks which way a window is held', { tags }, () => {
  const conditions = ['media', 'container', 'custom-media', 'supports'].flatMap(atRules);
  expect(conditions.length).toBeGreaterThan(10);
  const asking = conditions.filter(({ params }) =>
    /orientation|aspect-ratio|device-/u.test(params),
  );
  expect(asking.map(({ params }) => params)).toEqual([]);
});

test('no script asks or fixes which way a window is held', { tags }, () => {
  const fixing =
    /^(?:lock|\w*lockOrientation|ScreenOrientation|on?orientationchange|orientationchange)$/iu;
  const scripts = readPublishedScripts();
  expect(scripts.length).toBeGreaterThan(0);
  const found = scripts.flatMap(({ file, names }) =>
    [...names]
      .filter((name) => fixing.test(name) || /\(\s*orientation|aspect-ratio\s*[:<>=]/u.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

test('no page has a manifest, which could ask for an orientation', { tags }, () => {
  expectNoFaults((page) => all(page, 'link[rel~="manifest" i]').map(tag));
  const manifests = readManifest().files.filter(({ file }) =>
    /webmanifest|manifest\.json/u.test(file),
  );
  expect(manifests).toEqual([]);
});

test('no text is turned: only drawings and signs without words are', { tags }, () => {
  const turns = [
    ...declarationsOf(/^(?:rotate|offset-rotate|writing-mode|text-orientation)$/u),
    ...declarationsOf(/^transform$/u).filter(({ value }) => /rotate|matrix|skew/u.test(value)),
  ];
  expect(turns.length).toBeGreaterThan(0);
  const turned = turns
    .map(({ parent }) => selectorOf(parent))
    .filter((selector) => !/ svg$/u.test(selector) && !/:{1,2}(?:before|after)$/u.test(selector));
  expect(turned).toEqual([]);
  // What stands before or after an element holds no words, or is not turned: an address on paper,
  // a space, a dot between two facts.
  const written = declarationsOf(/^content$/u)
    .filter(({ value }) => !/^(?:""|''|none)$/u.test(value))
    .map(({ value }) => value.replaceAll(/\s/gu, ' '));
  expect(written.toSorted()).toEqual(['" "', '" (" attr(href) ")"', '"· "/""']);
});
