import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../project/root.ts';
import { promisedBrowsers, scriptTargets, styleTargets } from './promisedBrowsers.ts';

test('docs/browsers.md promises the browsers that scripts and styles are written for', () => {
  const { chrome, firefox, safari } = promisedBrowsers;
  const promise = `Chrome and Edge ${chrome}, Firefox ${firefox}, Safari ${safari}`;
  expect(readFileSync(join(root, 'docs/browsers.md'), 'utf8')).toContain(promise);
});

test('Vite and Lightning CSS are told of the same versions', () => {
  expect(scriptTargets).toEqual(['chrome123', 'firefox121', 'safari17.5']);
  expect(styleTargets).toEqual({ chrome: 0x7b0000, firefox: 0x790000, safari: 0x110500 });
});
