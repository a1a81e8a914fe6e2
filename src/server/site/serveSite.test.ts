import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { intakePaths } from '../../contract/intake.ts';
import { manifest, pageText, policyOfContact, temporaryServer } from '../testing/temporarySite.ts';

const encoded = { br: brotliDecompressSync, gzip: gunzipSync };

test('a page comes as UTF-8 HTML that is checked again each time', async () => {
  const { app } = temporaryServer();
  const answer = await app.inject('/about-us');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(pageText('about-us', 'en'));
  expect(answer.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
});

test('a page has the policy that its build wrote, and all else that of every answer', async () => {
  const { app } = temporaryServer();
  const policyOf = async (url: string, payload?: string) => {
    const answer = await app.inject({
      ...{ url, method: payload === undefined ? 'GET' : 'POST', payload: payload ?? '' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return answer.headers['content-security-policy'];
  };
  const ofPages = await Promise.all(
    ['/contact-us', '/ar/contact-us?a=1'].map((url) => policyOf(url)),
  );
  expect(ofPages).toEqual([policyOfContact, policyOfContact]);
  const others = ['/', '/about-us', '/CONTACT-US', '/robots.txt', '/nothing'];
  const drawn = policyOf(`${intakePaths.newsletter}?page=contact-us&locale=en`, 'email=nobody');
  for (const policy of await Promise.all([...others.map((url) => policyOf(url)), drawn])) {
    expect(policy).toBe(manifest.headers['content-security-policy']);
  }
});

test('a page with a query is the page', async () => {
  const { app } = temporaryServer();
  const answer = await app.inject('/?utm_source=x');
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe(pageText('home', 'en'));
});

test.each(['br', 'gzip'] as const)(
  'pages, files and the 404 page come compressed with %s',
  async (encoding) => {
    const { app } = temporaryServer();
    for (const [url, text] of [
      ['/ar/about-us', pageText('about-us', 'ar')],
      ['/robots.txt', 'content of robots.txt'],
      ['/ar/nothing', pageText('not-found', 'ar')],
    ] as const) {
      const answer = await app.inject({ url, headers: { 'accept-encoding': encoding } });
      expect(answer.headers).toMatchObject({
        'content-encoding': encoding,
        vary: 'accept-encoding',
      });
      expect(answer.headers['content-type']).toMatch(/^text\/(html|plain); charset=utf-8$/u);
      expect(encoded[encoding](answer.rawPayload).toString()).toBe(text);
    }
  },
);

test('a browser that refuses an encoding gets plain text', async () => {
  const { app } = temporaryServer();
  const headers = { 'accept-encoding': 'br;q=0, gzip;q=0' };
  const answer = await app.inject({ url: '/about-us', headers });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toBe(pageText('about-us', 'en'));
});

test.each([
  '/index.html.br',
  '/about-us/index.html.gz',
  '/robots.txt.br',
  '/assets/browser-1a2b3c4d.js.gz',
])('the compressed file %s has no address of its own', async (url) => {
  const { app } = temporaryServer();
  expect((await app.inject(url)).statusCode).toBe(404);
});

test.each([
  [
    '/assets/browser-1a2b3c4d.js',
    'text/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  ['/assets/anek-5e6f7a8b.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'public, max-age=3600'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=3600'],
  ['/a11y-reports/summary.json', 'application/json; charset=utf-8', 'public, max-age=3600'],
])('%s is sent as %s and kept as %s', async (url, type, caching) => {
  const { app } = temporaryServer();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
});

test('a file that the manifest does not name is a 404', { tags: 'S2.15' }, async () => {
  const { app } = temporaryServer();
  expect((await app.inject('/unpublished.txt')).statusCode).toBe(404);
});

test('an unchanged page answers 304 and still says what it varies by', async () => {
  const { app } = temporaryServer();
  const headers = { 'accept-encoding': 'br' };
  const { etag } = (await app.inject({ url: '/about-us', headers })).headers;
  const answer = await app.inject({
    url: '/about-us',
    headers: { ...headers, 'if-none-match': String(etag) },
  });
  expect(answer.statusCode).toBe(304);
  expect(answer.body).toBe('');
  expect(answer.headers).toMatchObject({ vary: 'accept-encoding', 'cache-control': 'no-cache' });
});

test('the encodings of a page have different tags', async () => {
  const { app } = temporaryServer();
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (encoding) => {
      const answer = await app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
      return answer.headers['etag'];
    }),
  );
  expect(new Set(tags).size).toBe(3);
});

test('HEAD tells about a page without sending it', async () => {
  const { app } = temporaryServer();
  const [head, get] = await Promise.all([
    app.inject({ method: 'HEAD', url: '/about-us' }),
    app.inject('/about-us'),
  ]);
  expect(head.statusCode).toBe(200);
  expect(head.body).toBe('');
  expect(head.headers['content-length']).toBe(get.headers['content-length']);
  expect((await app.inject({ method: 'HEAD', url: '/nothing' })).statusCode).toBe(404);
});

test.each([
  ['/nothing', 'en'],
  ['/404', 'en'],
  ['/ar/nothing', 'ar'],
  ['/ar/404', 'ar'],
  ['/hi/nothing', 'en'],
])('%s is the 404 page in %s with status 404', async (url, locale) => {
  const { app } = temporaryServer();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).toBe(pageText('not-found', locale));
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test.each(['if-none-match', 'if-match'])(
  'a 404 page is whole even if the browser sends %s',
  async (name) => {
    const { app } = temporaryServer();
    const answer = await app.inject({ url: '/nothing', headers: { [name]: '*' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe(pageText('not-found', 'en'));
  },
);

test.each([
  ['/About-Us?a=1&b=2', '/about-us?a=1&b=2'],
  ['/about-us/?', '/about-us'],
  ['/services/aiml?from=x', '/services?from=x#aiml'],
  ['/ar?x', '/ar/?x'],
])('%s answers 308 to %s', async (url, location) => {
  const { app } = temporaryServer();
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(308);
  expect(answer.headers['location']).toBe(location);
});

test('a file that vanished after the build is our failure, not a 404', async () => {
  const { app, root } = temporaryServer();
  for (const suffix of ['', '.br', '.gz']) rmSync(join(root, 'dist', `robots.txt${suffix}`));
  const answer = await app.inject('/robots.txt');
  expect(answer.statusCode).toBe(500);
  expect(answer.body).toContain('build the site again');
});

test('a manifest without a 404 page is refused at the start', () => {
  const pages = manifest.pages.filter(({ id }) => id !== 'not-found');
  expect(() => temporaryServer({ manifest: { ...manifest, pages } })).toThrow('not-found');
});
