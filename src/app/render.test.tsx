// Longer than others: one language that has only begun, drawn once and looked at from every side.
import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { latinOf, unfinished, unfinishedLocale } from '../../tests/testing/unfinishedLocale.ts';
import { submissionKinds, type SubmissionKind } from '../contract/intake.ts';
import type { Receipt, Render } from '../delivery/rendering.ts';
import { company } from '../site/company.ts';
import { families } from '../site/families.ts';
import { serve } from '../../tests/testing/servedPage.ts';
import type * as Rendered from './render.tsx';

type Renderer = typeof Rendered;
type Drawn = { name: string; document: Document };

let renderer: Renderer;
let pages: readonly Drawn[];

const picture = { path: '/picture.png', hasTitle: true };

/** Letters that belong to no language: names, addresses, and what the finished texts write so. */
let known: ReadonlySet<string>;

beforeAll(async () => {
  const localeFiles = unfinishedLocale();
  const own = Object.entries(localeFiles).filter(([file]) => file.includes(`/${unfinished}/`));
  known = new Set([...own.flatMap(([, words]) => latinOf(words)), ...latinOf({ ...facts() })]);
  vi.resetModules();
  vi.doMock('virtual:locale-files', () => ({
    localeFiles,
    unreviewedPages: [`${unfinished}/contact-us`],
  }));
  renderer = await import('./render.tsx');
  pages = drawAll();
});

afterAll(() => {
  vi.doUnmock('virtual:locale-files');
  vi.resetModules();
});

function facts(): Record<string, string> {
  const texts = Object.entries(company).filter(([, value]) => typeof value === 'string');
  return Object.fromEntries(texts) as Record<string, string>;
}

/** The pages of the language, of each family one, and those that answer a post. */
function drawAll(): Drawn[] {
  const others = new Set<string>(
    families.flatMap(({ pages: [, ...rest] }) => rest.map(({ id }) => id)),
  );
  const ids = renderer
    .describeSite()
    .pages.filter(({ locale }) => locale === unfinished)
    .map(({ id }) => id)
    .filter((id) => !others.has(id));
  const refused = [
    { id: 'contact-us', kind: 'quote', errors: { name: 'required', selectservice: 'required' } },
    { id: 'get-consultation', kind: 'consultation', errors: { wecontactyou: 'required' } },
    { id: 'home', kind: 'newsletter', errors: { email: 'invalid' } },
  ] as const;
  return [
    ...ids.map((id) => draw(id, { id, locale: unfinished, picture })),
    ...refused.map(({ id, ...post }) =>
      draw(`${id}, refused`, { id, locale: unfinished, refused: { ...post, values: {} } }),
    ),
    ...submissionKinds.map((kind) =>
      draw(`${kind}, receipt`, {
        id: `thanks-${kind}`,
        locale: unfinished,
        receipt: receiptOf(kind),
      }),
    ),
  ];
}

function receiptOf(kind: SubmissionKind): Receipt {
  const body = { email: 'asha@example.com', wecontactyou: 'email', selectservice: 'Technologies' };
  return { kind, body, reference: '1234-5678', receivedAt: '2026-01-31T20:15:00.000Z' };
}

function draw(name: string, request: Parameters<Render>[0]): Drawn {
  const html = renderer.render(request);
  return { name, document: new DOMParser().parseFromString(html, 'text/html') };
}

function page(name: string): Document {
  return pages.find((drawn) => drawn.name === name)?.document ?? expect.fail(`No page ${name}.`);
}

/** Whether there is English in a text that should be in the language of the page. */
function isEnglish(text: string): boolean {
  return (text.match(/[A-Za-z]{2,}/gu) ?? []).some((run) => !known.has(run));
}

function isMarked(element: Element | null): boolean {
  const language = element?.closest<HTMLElement>('[lang]');
  return language?.lang === 'en' && element?.closest<HTMLElement>('[dir]') === language;
}

/** The texts of a page with the elements they stand in; product names of others are no words. */
function textsOf({ body }: Document): { text: string; element: Element | null }[] {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement: element, data: text } = node as Text;
    if (!element?.closest('script, bdi')) found.push({ text, element });
  }
  return found;
}

function faults(find: (document: Document) => string[]): string[] {
  return pages.flatMap(({ name, document }) => find(document).map((fault) => `${name}: ${fault}`));
}

test('a language that has only begun has every page of its own, and all answers', () => {
  expect(pages.length).toBeGreaterThan(25);
  expect(page('not-found').querySelector('h1 > [lang=en]')?.textContent).toBe('Page not found');
  expect(page('thanks-quote').querySelector('h1')?.children).toHaveLength(0);
});

test('every English text on its pages says that it is English, and runs from left to right', () => {
  let count = 0;
  const unmarked = faults((document) =>
    textsOf(document).flatMap(({ text, element }) => {
      if (!isEnglish(text)) return [];
      count += 1;
      return isMarked(element) ? [] : [text];
    }),
  );
  expect(unmarked).toEqual([]);
  expect(count).toBeGreaterThan(1500);
});

test('what is marked as English is English from end to end', () => {
  const mixed = faults((document) =>
    [...document.querySelectorAll('[lang=en]:not([hreflang])')]
      .map(({ textContent }) => textContent)
      .filter((text) => /\p{Script=Arabic}/u.test(text) || /[٠-٩]/u.test(text)),
  );
  expect(mixed).toEqual([]);
});

test('no attribute holds English, but of an element that is English', () => {
  const spoken =
    /^(?:aria-(?:label|description|roledescription|valuetext)|alt|placeholder|title)$/u;
  const unmarked = faults((document) =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => {
          if (spoken.test(name)) return isEnglish(value) && !isMarked(element);
          // What scripts read is mostly names and numbers; a sentence has spaces.
          const isSentence = /^data-(?!scripts$)/u.test(name) && value.includes(' ');
          return isSentence && isEnglish(value) && !isMarked(element);
        })
        .map(({ name, value }) => `${name}="${value}"`),
    ),
  );
  expect(unmarked).toEqual([]);
});

test('what is said while a script loads is in one language with its element', () => {
  const region = page('home').querySelector<HTMLElement>('[data-waiting]');
  expect(region?.dataset).toMatchObject({
    waiting: 'One moment, still loading.',
    lost: 'This part did not load. Please try again.',
  });
  expect([region?.lang, region?.dir]).toEqual(['en', 'ltr']);
});

test('what search engines and messengers are told says its language', () => {
  const unmarked = faults(({ head }) =>
    [...head.querySelectorAll<HTMLMetaElement>('[name=description], [property^="og:"]')]
      .filter(({ content }) => content.includes(' ') && isEnglish(content))
      .filter((meta) => meta.lang !== 'en' || meta.dir !== 'ltr')
      .map(({ content }) => content),
  );
  expect(unmarked).toEqual([]);
  const description = page('not-found').querySelector<HTMLElement>('[name=description]');
  expect(description?.lang).toBe('en');
});

test.each([
  ['contact-us', '.header nav', 'Main'],
  ['contact-us', '.utility-bar nav', 'Language'],
  ['contact-us', '.header__home', `${company.product} home page`],
  ['contact-us', '[data-island="mobile-menu"] button', 'Menu'],
  ['contact-us', '[data-island="side-panel"] button', 'Contact details'],
  ['services', 'nav.breadcrumbs', 'Breadcrumb'],
  ['contact-us, refused', '.error-summary', 'There is a problem'],
])('on %s the name of %s is %s, and no attribute', (name, selector, expected) => {
  const served = serve(page(name).body.innerHTML);
  const element = served.querySelector(selector) ?? expect.fail(`No ${selector}.`);
  expect(element).toHaveAccessibleName(expected);
  expect(element.ariaLabel).toBeNull();
});

test('a field says what is wrong with it in English where there is no other word for it', () => {
  const served = serve(page('contact-us, refused').body.innerHTML);
  const field = served.querySelector('[data-island="quote-form"] [name=name]');
  expect(field).toHaveAccessibleName('Name');
  expect(field).toHaveAccessibleDescription(/^Error:\s*Name is required\.$/u);
});

test('a link to an English page has the name that the menus have for it, or its English one', () => {
  const names = (id: string) =>
    [...page('contact-us').querySelectorAll(`footer a[href$="/${id}"]`)].map(
      (link) => link.querySelector('[lang=en]')?.textContent,
    );
  expect(names('TermsAndConditions')).toEqual([undefined]);
  expect(names('CookiePolicy')).toEqual(['Cookie Policy']);
});

test('islands are given the language with every English word', () => {
  const addresses = /^(?:id|current|href|url|action|hrefLang|sent|number|key)$/u;
  const look = (value: unknown, path: string): string[] => {
    if (typeof value === 'string') {
      const name = path.split('.').at(-1) ?? '';
      const isWord =
        !addresses.test(name) && path !== '.page.title' && !/^\.(?:labels|errors)\./u.test(path);
      return isWord && isEnglish(value) ? [`${path}: ${value}`] : [];
    }
    if (typeof value !== 'object' || value === null) return [];
    if ('lang' in value) {
      expect(value).toEqual({ lang: 'en', dir: 'ltr', children: expect.any(String) as string });
      return [];
    }
    return Object.entries(value).flatMap(([key, below]) => look(below, `${path}.${key}`));
  };
  const plain = faults((document) =>
    [...document.querySelectorAll('[data-island] + script')].flatMap(({ textContent }) =>
      look(JSON.parse(textContent), ''),
    ),
  );
  expect(plain).toEqual([]);
});

test.each(['contact-us', 'contact-us, refused', 'get-consultation, refused'])(
  'every part of %s comes alive with the words that it was served with',
  async (name) => {
    const { hydrate } = await import('../islands/hydrate.tsx');
    const { islands } = await import('../islands/registry.ts');
    // jsdom has no width that could change.
    vi.stubGlobal('matchMedia', () => new EventTarget());
    onTestFinished(() => void vi.unstubAllGlobals());
    const served = serve(page(name).body.innerHTML);
    document.documentElement.dataset['locale'] = page(name).documentElement.dataset['locale'];
    const parts = [...served.querySelectorAll<HTMLElement>('[data-island]')];
    expect(parts.length).toBeGreaterThan(3);
    for (const part of parts) {
      const { textContent: before } = part;
      const Component = islands[part.dataset['island'] as 'faq'] as ComponentType<object>;
      await hydrate(part, { [part.dataset['component'] ?? '']: Component });
      // What is put back reaches React as an event, which it works off after this task.
      await act(async () => undefined);
      // A list takes the place of the browser's own, which has all of its options in the page.
      if (part.querySelector('[role=combobox]') === null) expect(part.textContent).toBe(before);
      else expect(part.querySelector('[role=combobox] [lang=en]')).not.toBeNull();
    }
  },
);
