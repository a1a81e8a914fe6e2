import type { APIRequestContext } from '@playwright/test';
import { loadBuild } from '../../src/server/site/loadBuild.ts';
import { startSite } from '../../src/tools/browser/startSite.ts';
import { root } from '../../src/project/root.ts';
import { expect, test } from './testing/developmentTest.ts';
import { galleryComponents } from './testing/galleryRenderer.ts';

/** Requests, by method and address, whose answers must be alike. */
const requests: readonly (readonly [method: string, path: string])[] = [
  ['GET', '/'],
  ['HEAD', '/about-us'],
  ['GET', '/ar/contact-us'],
  ['GET', '/about-us?utm_source=x'],
  ['GET', '/About-Us/?a=%20b&c'],
  ['GET', '//about-us'],
  ['GET', '/index.html'],
  ['GET', '/privacypolicy'],
  ['GET', '/services/services'],
  ['GET', '/services/cloud'],
  ['GET', '/ar/CONTACT-US'],
  ['GET', '/nothing'],
  ['HEAD', '/nothing'],
  ['POST', '/nothing'],
  ['GET', '/ar/nothing/deeper'],
  ['GET', '/404'],
  ['GET', '/assets/nothing.js'],
  ['GET', '/robots.txt'],
  ['GET', '/sitemap.xml'],
  ['GET', '/a11y-reports'],
  ['GET', '/a11y-reports/'],
  ['GET', '/a11y-reports/index.html'],
  ['DELETE', '/about-us'],
  ['POST', '/'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/api/students/saveEmail'],
  ['POST', '/api/students/saveEmail'],
  ['POST', '/api/nothing'],
];

/** Headers that make sense in development: all of production but policy and compression. */
const compared = [
  'location',
  'allow',
  'cache-control',
  'content-type',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
];

async function answersOf(request: APIRequestContext, origin: string) {
  const answers = [];
  for (const [method, path] of requests) {
    const answer = await request.fetch(origin + path, { method, maxRedirects: 0 });
    const headers = answer.headers();
    const [, language] = /<html lang="([^"]+)"/u.exec(await answer.text()) ?? [];
    answers.push({
      request: `${method} ${path}`,
      status: answer.status(),
      language,
      ...Object.fromEntries(compared.map((name) => [name, headers[name]])),
    });
  }
  return answers;
}

test.describe.configure({ timeout: 150_000 });

test('development answers every request as production does', async ({ request, development }) => {
  const site = await startSite(await loadBuild(root));
  const expected = await answersOf(request, site.origin);
  await site.stop();
  expect(await answersOf(request, development.origin)).toEqual(expected);
});

test('a form that the browser sent is drawn again, ready to follow its sources', async ({
  request,
}) => {
  const answer = await request.post('/api/students/saveEmail?page=home&locale=en', {
    form: { email: 'no address' },
  });
  expect(answer.status()).toBe(422);
  const html = await answer.text();
  expect(html).toContain('value="no address"');
  expect(html).toContain('/@vite/client');
});

test('every part of the gallery answers alone, mirrored and with switches', async ({ request }) => {
  const list = await (await request.get('/gallery')).text();
  const components = Array.from(
    list.matchAll(/href="\/gallery\/([a-z-]+)"/gu),
    ([, component]) => component ?? '',
  );
  expect(components.toSorted()).toEqual([...galleryComponents]);
  for (const component of components) {
    for (const path of [
      `/gallery/${component}`,
      `/gallery/ltr/${component}`,
      `/gallery/rtl/${component}`,
    ]) {
      expect((await request.get(path)).status(), path).toBe(200);
    }
  }
});

test('a part that the gallery does not have is not found, in a sentence', async ({ request }) => {
  for (const path of ['/gallery/nothing', '/gallery/rtl/nothing', '/gallery/up/faq']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    await expect(answer.text()).resolves.toMatch(/^Expected a part of the gallery, got ".+": see/u);
  }
});
