import { expect, test } from 'vitest';
import { namedPages } from './namedPages.ts';

const pages = [
  { path: '/', file: 'index.html' },
  { path: '/team', file: 'team/index.html' },
  { path: '/ar/', file: 'ar/index.html' },
  { path: '/ar/contact-us', file: 'ar/contact-us/index.html' },
];

function namedIn(message: string): string[] {
  return namedPages(message, pages).map(({ path }) => path);
}

test.each([
  ["expected [ 'team/index.html: 2 h1' ] to deeply equal []", ['/team']],
  ['+   "/: a text is cut",\n+   "/ar/: a text is cut",', ['/', '/ar/']],
  ['"the menu, open (/ar/contact-us): no ring"', ['/ar/contact-us']],
  ['"/team-members: a text is cut"', []],
  ['expected /team to have a title', []],
  ["'ar/index.html: h4 after a jump'", ['/ar/']],
])('%j names the pages whose faults it lists, and no others', (message, named) => {
  expect(namedIn(message)).toEqual(named);
});
