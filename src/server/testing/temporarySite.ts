import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { onTestFinished, vi } from 'vitest';
import type { Manifest } from '../../delivery/manifest.ts';
import type { Render } from '../../delivery/rendering.ts';
import { routes } from '../../site/routes.ts';
import { fileOf, pathOf } from '../../site/urls.ts';
import { createServer, type ServerOptions } from '../createServer.ts';
import { sealedLinks } from '../links/sealedLinks.ts';
import type { Site } from '../site/sendPage.ts';
import { siteOnDisk } from '../site/siteOnDisk.ts';
import { openStore } from '../store/openStore.ts';
import type { Store } from '../store/store.ts';

/** The policy of the one page of {@link manifest} that has its own. */
export const policyOfContact = "default-src 'none'; style-src 'sha256-contact'";

/** A manifest of the whole registry in a left-to-right and a right-to-left locale, for tests. */
export const manifest: Manifest = {
  origin: 'https://techeon.example',
  sourceLocale: 'en',
  locales: [
    { code: 'en', name: 'English', script: 'Latn', numberingSystem: 'latn', dir: 'ltr' },
    { code: 'ar', name: 'العربية', script: 'Arab', numberingSystem: 'arab', dir: 'rtl' },
  ],
  pages: ['en', 'ar'].flatMap((locale) =>
    routes.map(({ id }) => ({
      ...{ id, locale, path: pathOf(id, locale), file: fileOf(id, locale) },
      ...(id === 'contact-us' && { policy: policyOfContact }),
    })),
  ),
  aliases: [
    ...routes.flatMap(({ path, aliases }) => aliases.map((from) => ({ from, to: path }))),
    { from: '/services/AIML', to: '/services#aiml' },
    { from: '/ar/services/AIML', to: '/ar/services#aiml' },
  ],
  detours: [],
  files: [
    { file: 'assets/browser-1a2b3c4d.js', isImmutable: true },
    { file: 'assets/anek-5e6f7a8b.woff2', isImmutable: true },
    { file: 'robots.txt', isImmutable: false },
    { file: 'sitemap.xml', isImmutable: false },
    { file: 'icon.svg', isImmutable: false },
    { file: 'a11y-reports/summary.json', isImmutable: false },
  ],
  headers: { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'none'" },
  optionLabels: {
    quote: {
      selectservice: {
        web: 'Software Development',
        uiux: 'Mobile Applications',
        cloud: 'DevOps Solutions',
        ai: 'Technical Writing',
        technologies: 'Technologies',
      },
    },
    consultation: {},
    newsletter: {},
  },
  privacyPolicy: '2025-12-31',
  mails: { en: mailsIn('en'), ar: mailsIn('ar') },
};

function mailsIn(lang: string): Manifest['mails'][string] {
  const request = { lang, subject: '{reference}', text: `Number ${lang} {reference}.\n` };
  const newsletter = { lang, subject: 'Confirm', text: '{confirm}\n\n{unsubscribe}\n' };
  return { quote: request, consultation: request, newsletter };
}

const drawn = ['home', 'about-us', 'contact-us', 'thanks-quote', 'subscription', 'not-found'];
const drawnPages = manifest.pages.filter(({ id }) => drawn.includes(id));

/** A folder for one test, removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** What the page of an id and a locale holds in a {@link temporarySite}. */
export function pageText(id: string, locale: string): string {
  return `<!doctype html><html lang="${locale}"><title>${id}</title>${'<p>words</p>'.repeat(50)}</html>\n`;
}

/** Everything of a built project by path; compressed once for all tests of a worker. */
const built: readonly (readonly [path: string, content: string | Uint8Array])[] = [
  ...drawnPages.flatMap(({ id, locale, file }) => published(file, pageText(id, locale))),
  ...manifest.files.flatMap(({ file }) => published(file, `content of ${file}`)),
  ['dist/unpublished.txt', 'left over'],
  ['package.json', '{ "type": "module" }'],
  ['build/manifest.json', JSON.stringify({ ...manifest, pages: drawnPages })],
  ['build/renderer.js', 'export const render = (request) => JSON.stringify(request);'],
];

function published(file: string, text: string): [path: string, content: string | Uint8Array][] {
  const plain: [string, string] = [`dist/${file}`, text];
  if (file.endsWith('.woff2')) return [plain];
  return [
    plain,
    [`dist/${file}.br`, brotliCompressSync(text)],
    [`dist/${file}.gz`, gzipSync(text)],
  ];
}

/** Writes a built project (`build/` and `dist/`) and returns its root. */
export function temporarySite(): string {
  const root = temporaryFolder();
  for (const folder of new Set(built.map(([path]) => dirname(path)))) {
    mkdirSync(join(root, folder), { recursive: true });
  }
  for (const [path, content] of built) writeFileSync(join(root, path), content);
  return root;
}

/** A running part of a test: the server, its store, and the renderer it was given. */
export type TemporaryServer = { app: FastifyInstance; store: Store; render: Render; root: string };

/** A real store that is opened when it is first used: most tests never do. */
function lazyStore(folder: string): { store: Store; close: () => Promise<void> } {
  let opened: Promise<Store> | undefined;
  const open = (): Promise<Store> => (opened ??= openStore(folder));
  return {
    store: {
      insert: async (row) => (await open()).insert(row),
      find: async (row) => (await open()).find(row),
      get: async (id) => (await open()).get(id),
      confirm: async (id, at) => (await open()).confirm(id, at),
      remove: async (id) => (await open()).remove(id),
      async *each() {
        yield* (await open()).each();
      },
      check: async () => (await open()).check(),
      purge: async (before) => (await open()).purge(before),
      close: async () => (await open()).close(),
    },
    close: async () => (await opened)?.close(),
  };
}

/** What a test has otherwise than a {@link temporaryServer} has it. */
export type TemporaryOptions = Partial<Site> &
  Partial<Pick<ServerOptions, 'log' | 'rateLimit' | 'trustProxy' | 'links' | 'isMailed'>> & {
    render?: Render;
  };

/**
 * Makes a server over a {@link temporarySite} and a real store, both gone when the test ends. Nobody is
 * limited in what they post unless a test asks for it.
 */
export function temporaryServer({
  render = vi.fn<Render>(({ id, locale }) => pageText(id, locale)),
  log,
  rateLimit = 0,
  trustProxy = [],
  links = sealedLinks(),
  isMailed = false,
  ...site
}: TemporaryOptions = {}): TemporaryServer {
  const root = temporarySite();
  const { store, close } = lazyStore(join(root, 'data'));
  const build = { manifest: site.manifest ?? manifest, siteFolder: join(root, 'dist'), render };
  const app = createServer({
    ...{ site: { ...siteOnDisk(build), ...site }, store, rateLimit, trustProxy },
    ...{ links, isMailed },
    ...(log && { log }),
  });
  onTestFinished(async () => {
    await app.close();
    await close();
  });
  return { app, store, render, root };
}

/** A quote as the site's script sends it. */
export const quote = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  selectservice: 'Technical Writing',
  message: 'Please call.',
};

/** A consultation as the site's script sends it. */
export const consultation = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '9876543210',
  company: 'Rao & Co',
  message: 'Two questions.',
  wecontactyou: 'email, call',
  contactYou: 'EITHER',
};
