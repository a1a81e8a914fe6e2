import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { printSums } from '../report/checksums.ts';
import { publishedPath } from './publishedPath.ts';
import { verifySite } from './verifySite.ts';

/** A page as it is built for an address, with forms for another or its own. */
function page(name: string, origin = 'https://list.example', intake = ''): string {
  return `<link rel="canonical" href="${origin}/${name}"/><form class="form" action="${intake}/api/quote">${name}`;
}

const names = ['index.html', '404.html', 'about-us/index.html', 'ar/index.html', 'assets/a.js'];
const sums = printSums(new Map(names.map((name) => [name, page(name)])), [
  'origin https://list.example',
]);

/** Path to what the server answers; a test may change it. */
const answers = new Map<string, { status: number; body: string; location?: string }>();
let failures = 0;

function serve(origin?: string, intake?: string): void {
  for (const name of names) {
    const status = name === '404.html' ? 404 : 200;
    answers.set(publishedPath(name), { status, body: page(name, origin, intake) });
  }
}

const server = createServer((request, response) => {
  if (failures > 0) {
    failures -= 1;
    response.destroy();
    return;
  }
  const { status, body, location } = answers.get(request.url ?? '') ?? { status: 404, body: '' };
  response.writeHead(status, { 'content-encoding': 'gzip', ...(location && { location }) });
  response.end(gzipSync(body));
});

let site = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

beforeEach(() => {
  failures = 0;
  serve();
});

function problems(origins: { site?: string; intake?: string } = {}): Promise<readonly string[]> {
  const patience = { attempts: 2, timeout: 2000, pause: 1 };
  const own = { site, intake: '', ...origins };
  return verifySite(site, sums, own, patience).then((verified) => verified.problems);
}

test('files are asked for where the site has them', () => {
  expect(names.map(publishedPath)).toEqual(['/', '/404', '/about-us', '/ar/', '/assets/a.js']);
});

test('a site whose pages are those of the list is the same, however they are compressed', async () => {
  expect(await problems()).toEqual([]);
});

test('one changed byte is named by its page, and no other page is', async () => {
  answers.set('/about-us', { status: 200, body: page('about-us/index.html').replace('a', 'A') });
  expect(await problems()).toEqual([
    expect.stringMatching(/^\/about-us differs: expected .* got /u),
  ]);
});

test('a missing page and one that leads elsewhere are named', async () => {
  answers.delete('/assets/a.js');
  answers.set('/ar/', { status: 308, body: '', location: 'https://elsewhere.example/' });
  expect(await problems()).toEqual([
    '/ar/ leads to https://elsewhere.example/; no redirect is followed.',
    '/assets/a.js is missing: status 404.',
  ]);
});

test('a site built for its own address is the same, and one for a foreign address is not', async () => {
  serve('https://www.example.org', 'https://intake.example.org');
  const intake = 'https://intake.example.org';
  expect(await problems({ site: 'https://www.example.org', intake })).toEqual([]);
  const told = await problems();
  expect(told).toHaveLength(names.length);
  expect(told[0]).toBe(
    '/404 is the listed page but for addresses: if these are the site’s own, say so with --origin https://www.example.org --intake https://intake.example.org.',
  );
});

test('a page that names the address of the list where its own should be differs', async () => {
  const mixed = page('index.html', site) + page('index.html');
  answers.set('/', { status: 200, body: mixed });
  const twice = printSums(new Map([['index.html', page('index.html') + page('index.html')]]), [
    'origin https://list.example',
  ]);
  const { problems: told } = await verifySite(site, twice, { site, intake: '' });
  expect(told).toEqual([expect.stringMatching(/^\/ differs/u)]);
});

test('a fault of the network is tried again, and told if it stays', async () => {
  failures = 1;
  expect(await problems()).toEqual([]);
  failures = 99;
  await expect(problems()).rejects.toThrow(/Expected an answer from .* got none in 2 attempts: /u);
});
