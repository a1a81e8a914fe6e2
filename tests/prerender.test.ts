// @vitest-environment jsdom
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Manifest, PublishedPage } from '../src/site/manifest.ts';
import { routeOf } from '../src/site/routes.ts';
import { build, copyProject } from './copyProject.ts';
import { readSources, withoutComments } from './sources.ts';

/** Not the default, so that an address written by hand is told from one made by the build. */
const siteOrigin = 'https://site.example';

type Page = PublishedPage & { document: Document; html: string; isAnswer: boolean };

let copy = '';
let manifest: Manifest;
let pages: Page[] = [];

beforeAll(async () => {
  copy = copyProject();
  const { code, output } = await build(copy, { SITE_ORIGIN: siteOrigin });
  if (code !== 0) throw new Error(`Expected a build, got:\n${output}`);
  manifest = JSON.parse(readFileSync(join(copy, 'build/manifest.json'), 'utf8')) as Manifest;
  pages = manifest.pages.map((page) => {
    const html = readFileSync(join(copy, 'dist', page.file), 'utf8');
    const document = new DOMParser().parseFromString(html, 'text/html');
    return { ...page, html, document, isAnswer: routeOf(page.id).isUnlisted === true };
  });
}, 180_000);

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

/** Asks every page for its faults and expects none; each names the page. */
function expectNoFaults(faultsOf: (page: Page) => readonly string[]): void {
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.flatMap((page) => faultsOf(page).map((fault) => `${page.file}: ${fault}`))).toEqual(
    [],
  );
}

function all<Found extends Element = HTMLElement>({ document }: Page, selector: string): Found[] {
  return [...document.querySelectorAll<Found>(selector)];
}

/** The opening tag of an element, to show which one is meant. */
function tag(element: Element): string {
  return (element.cloneNode() as Element).outerHTML.replace(/<\/[^>]*>$/u, '').slice(0, 200);
}

function readDist(file: string): string {
  return readFileSync(join(copy, 'dist', file), 'utf8');
}

test('[navigation/one-heading] every page has one main heading', () => {
  expectNoFaults((page) => {
    const headings = all(page, 'h1');
    const isOne = headings.length === 1 && headings[0]?.textContent.trim() !== '';
    return isOne ? [] : [`${headings.length} h1`];
  });
});

test('heading levels go down by one at a time [navigation/heading-levels]', () => {
  expectNoFaults((page) =>
    all(page, 'h1, h2, h3, h4, h5, h6').flatMap((heading, index, headings) => {
      const level = (element?: Element) => Number(element?.tagName.slice(1) ?? 0);
      const isJump = level(heading) > level(headings[index - 1]) + 1;
      return isJump ? [`h${level(heading)} "${heading.textContent}" after a jump`] : [];
    }),
  );
});

test('every page says its language and writing direction [language/page]', () => {
  expectNoFaults(({ document: { documentElement: root }, locale }) => {
    const { code, dir } = manifest.locales.find((candidate) => candidate.code === locale) ?? {};
    return root.lang === code && root.dir === dir ? [] : [tag(root)];
  });
});

test('every right-to-left language of the site is told as such [language/direction]', () => {
  const directions = manifest.locales.map(({ code, dir, script }) => [code, dir, script]);
  for (const [code, dir, script] of directions) {
    const isRightToLeft = ['Arab', 'Hebr', 'Thaa', 'Nkoo', 'Adlm', 'Syrc'].includes(script ?? '');
    expect([code, dir]).toEqual([code, isRightToLeft ? 'rtl' : 'ltr']);
  }
});

test('no two pages of a language share a title or a description [navigation/titles]', () => {
  const seen = new Map<string, string>();
  expectNoFaults((page) => {
    const description = page.document.querySelector('meta[name="description"]');
    const texts = [page.document.title, description?.getAttribute('content') ?? ''];
    return texts.flatMap((text) => {
      if (text.trim() === '') return ['an empty title or description'];
      const other = seen.get(`${page.locale} ${text}`);
      seen.set(`${page.locale} ${text}`, page.file);
      return other === undefined ? [] : [`"${text}" as on ${other}`];
    });
  });
});

test('every listed page names itself, all its languages, and the source for all others', () => {
  expectNoFaults((page) => {
    if (page.isAnswer) return [];
    const same = pages.filter(({ id }) => id === page.id);
    const source = same.find(({ locale }) => locale === manifest.sourceLocale);
    const given = Object.fromEntries(
      all<HTMLLinkElement>(page, 'link[rel="canonical"], link[rel="alternate"]').map((link) => [
        link.rel === 'canonical' ? 'canonical' : link.hreflang,
        link.getAttribute('href'),
      ]),
    );
    const expected = {
      canonical: siteOrigin + page.path,
      ...Object.fromEntries(same.map(({ locale, path }) => [locale, siteOrigin + path])),
      'x-default': siteOrigin + source?.path,
    };
    const text = (links: object) => JSON.stringify(Object.entries(links).toSorted());
    return text(given) === text(expected) ? [] : [text(given)];
  });
});

test('answers to posts and to unknown addresses stay out of search engines', () => {
  expect(pages.filter(({ isAnswer }) => isAnswer).length).toBeGreaterThanOrEqual(4);
  expectNoFaults((page) => {
    const robots = page.document.querySelector('meta[name="robots"]')?.getAttribute('content');
    const links = all(page, 'link[rel="canonical"], link[rel="alternate"]');
    if (!page.isAnswer) return robots === undefined ? [] : [`robots ${robots}`];
    return robots === 'noindex' && links.length === 0 ? [] : ['an answer that may be indexed'];
  });
});

/** Attributes that hold an address. */
const addressed = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'srcset'];

function addressesOf(page: Page): { element: Element; address: string }[] {
  return addressed.flatMap((name) =>
    all<Element>(page, `[${name}]`)
      .filter((element) => !element.matches('link[rel="canonical"], link[rel="alternate"]'))
      .map((element) => ({ element, address: element.getAttribute(name) ?? '' })),
  );
}

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

test('[navigation/no-dead-links] every link inside the site leads to a page or file that is there, to its end', () => {
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
});

test('the first stop of every page skips to its main content [navigation/skip-first]', () => {
  expectNoFaults((page) => {
    const [first] = all<HTMLAnchorElement>(page, 'a[href], button, input, select, textarea');
    const target = page.document.querySelector('main');
    const isSkip = first?.getAttribute('href') === `#${target?.id}` && target?.tabIndex === -1;
    return isSkip ? [] : [first ? tag(first) : 'no link at all'];
  });
});

test('every page links one stylesheet and one script, both of its own site', () => {
  expectNoFaults((page) => {
    const styles = all<HTMLLinkElement>(page, 'link[rel~="stylesheet"]');
    const scripts = all<HTMLScriptElement>(page, 'script[src]');
    const faults = [...styles, ...scripts]
      .filter((element) => !/"\/assets\/[\w.-]+"/u.test(tag(element)))
      .map(tag);
    if (styles.length !== 1) faults.push(`${styles.length} stylesheets`);
    if (scripts.length !== 1 || scripts[0]?.type !== 'module')
      faults.push(`${scripts.length} scripts`);
    return faults;
  });
});

test('the script of every page is small and fetches no other until somebody reaches for a part', () => {
  expectNoFaults((page) => {
    const [script] = all<HTMLScriptElement>(page, 'script[src]');
    const text = readDist(script?.getAttribute('src')?.slice(1) ?? '');
    const faults = all(page, 'link[rel~="modulepreload"]').map(tag);
    const size = gzipSync(text).length;
    if (size > 3000) faults.push(`${size} bytes of script, compressed`);
    const eager = /(?:^|[;}])import(?!\()\s*(?:["'{*\w])[^;]*/u.exec(text)?.[0];
    if (eager !== undefined) faults.push(`the entry script needs ${eager}`);
    return faults;
  });
});

test('[general/no-inline-style] no page needs what its policy forbids: inline styles, inline scripts, script addresses', () => {
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
});

test('every data block is JSON', () => {
  expectNoFaults((page) =>
    all(page, 'script:not([src])').flatMap(({ textContent }) => {
      try {
        JSON.parse(textContent);
        return [];
      } catch {
        return [textContent.slice(0, 100)];
      }
    }),
  );
});

test('[general/zoom] no page stops visitors from zooming', () => {
  expectNoFaults((page) => {
    const viewport = page.document.querySelector('meta[name="viewport"]')?.getAttribute('content');
    return viewport === 'width=device-width, initial-scale=1' ? [] : [String(viewport)];
  });
});

test('every id stands once on its page', () => {
  expectNoFaults((page) => {
    const ids = all(page, '[id]').map(({ id }) => id);
    return ids.filter((id, index) => id === '' || ids.indexOf(id) !== index);
  });
});

test('[general/references] every attribute that names another element names one that is there', () => {
  const names = [
    ...['labelledby', 'describedby', 'controls', 'details', 'errormessage', 'owns', 'flowto'].map(
      (name) => `aria-${name}`,
    ),
    ...['aria-activedescendant', 'for', 'form', 'list', 'headers', 'popovertarget', 'commandfor'],
  ];
  expectNoFaults((page) => [
    ...names.flatMap((name) =>
      all(page, `[${name}]`)
        .filter((element) =>
          (element.getAttribute(name) ?? '')
            .split(/\s+/u)
            .some((id) => page.document.getElementById(id) === null),
        )
        .map(tag),
    ),
    ...Array.from(page.html.matchAll(/url\(#([^)]+)\)/gu), ([, id = '']) => id).filter(
      (id) => page.document.getElementById(id) === null,
    ),
  ]);
});

test('every id that a component writes into an attribute is written by a component as an id', () => {
  // The build drops references that lead nowhere, because React Aria's do before hydration: a
  // forgotten id of our own would go unnoticed in the pages.
  const text = readSources()
    .map((source) => withoutComments(source.text))
    .join('\n');
  const ids = new Set(Array.from(text.matchAll(/\sid="([^"]+)"/gu), ([, id]) => id));
  const named = Array.from(
    text.matchAll(/\saria-(?:labelledby|describedby|controls|details)="([^"]+)"/gu),
    ([, list = '']) => list.split(' '),
  ).flat();
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

test('[general/pictures] every picture has a name or is hidden from assistive technology', () => {
  expectNoFaults((page) =>
    all<Element>(page, 'img, svg, canvas, video, [role="img"]')
      .filter((picture) => {
        if (picture.closest('[aria-hidden="true"]') !== null) return false;
        if (picture.matches('img')) return !picture.hasAttribute('alt');
        return !picture.matches('[role="img"][aria-label], [role="img"][aria-labelledby]');
      })
      .map(tag),
  );
});

/** The text of an element as assistive technology takes it: without what is hidden from it. */
function spokenText(element: Element): string {
  const clone = element.cloneNode(true) as Element;
  for (const hidden of clone.querySelectorAll('[aria-hidden="true"], [hidden=""]')) hidden.remove();
  return clone.textContent.replaceAll(/\s+/gu, ' ').trim();
}

test('[general/names] every link, button and group of links has a name', () => {
  expectNoFaults((page) =>
    all(page, 'a[href], button, nav, [role="button"], [role="group"], section[aria-label]')
      .filter((element) => {
        const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const named = ids.map((id) => page.document.getElementById(id)?.textContent ?? '').join('');
        const label = element.getAttribute('aria-label') ?? '';
        if (element.matches('nav, [role="group"], section')) return named + label === '';
        return named + label + spokenText(element) === '';
      })
      .map(tag),
  );
});

test('[navigation/landmark-names] pages with several landmarks of a kind give each its own name', () => {
  expectNoFaults((page) => {
    const names = all(page, 'nav').map((element) => {
      const label = page.document.getElementById(element.getAttribute('aria-labelledby') ?? '');
      return label?.textContent ?? element.getAttribute('aria-label') ?? '';
    });
    return names.filter((name, index) => names.indexOf(name) !== index);
  });
});

const fields = 'input:not([type="hidden"]), select, textarea';

function labelsOf(field: Element): Element[] {
  return [...((field as HTMLInputElement).labels ?? [])];
}

function wordsOf(locale: string, file: string): Record<string, string> {
  const path = join(copy, 'locales', locale, `${file}.json`);
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
}

test('every field has one label [forms/one-label]', () => {
  expect(pages.flatMap((page) => all(page, fields)).length).toBeGreaterThan(0);
  expectNoFaults((page) =>
    all(page, fields)
      // React Aria's invisible copy of a select belongs to no one but the browser.
      .filter((field) => field.closest('[aria-hidden="true"]') === null)
      .filter((field) => labelsOf(field).filter((label) => spokenText(label) !== '').length !== 1)
      .map(tag),
  );
});

test('every label of a field says "(required)" and shows an asterisk that is not spoken [forms/required-on-every-page]', () => {
  expectNoFaults((page) => {
    const { required = '?', asterisk = '?' } = wordsOf(page.locale, 'forms');
    // A box to tick is labelled with its answer; the label of its group says it.
    const groups = all(page, '.field[role="group"]').map((group) => group.querySelector('span'));
    return all(page, `:is(${fields}):not([type="checkbox"])`)
      .flatMap(labelsOf)
      .concat(groups.filter((label) => label !== null))
      .filter((label) => !label.matches('[aria-hidden="true"] *'))
      .filter((label) => {
        const spoken = spokenText(label);
        const isSpoken = spoken.endsWith(required) && !spoken.includes(asterisk);
        return !isSpoken || !label.textContent.includes(asterisk);
      })
      .map((label) => label.textContent);
  });
});

test('[alert/region-on-every-page] the regions that will speak are there and silent before anything happens', () => {
  expectNoFaults((page) =>
    all(page, 'form').flatMap((form) => {
      const regions = [...form.querySelectorAll('[role="status"], [role="alert"]')];
      const roles = new Set(regions.map((region) => region.getAttribute('role')));
      const loud = regions.filter((region) => region.textContent !== '').map(tag);
      return roles.size === 2 ? loud : [`${tag(form)} lacks a live region`, ...loud];
    }),
  );
});

test('every form works without a script: it posts to the intake with its page and language', () => {
  expectNoFaults((page) =>
    all<HTMLFormElement>(page, 'form')
      .filter((form) => {
        const { pathname, searchParams } = new URL(form.getAttribute('action') ?? '', siteOrigin);
        const isIntake = pathname.startsWith('/api/students/') && form.method === 'post';
        return (
          !isIntake ||
          searchParams.get('page') !== page.id ||
          searchParams.get('locale') !== page.locale
        );
      })
      .map(tag),
  );
});

test('every closed answer can be found by find-in-page, and the first is open [accordion/searchable]', () => {
  expect(pages.flatMap((page) => all(page, '.accordion')).length).toBeGreaterThan(0);
  expectNoFaults((page) =>
    all(page, '.accordion').flatMap((accordion) => {
      const panels = [...accordion.querySelectorAll('.accordion__panel')];
      const states = panels.map((panel) => panel.getAttribute('hidden'));
      const isRight = states.every(
        (state, index) => state === (index === 0 ? null : 'until-found'),
      );
      return isRight ? [] : [JSON.stringify(states)];
    }),
  );
});

test('[accordion/expanded-true] what an accordion button says about its answer is true', () => {
  expectNoFaults((page) =>
    all(page, '.accordion__trigger')
      .filter((trigger) => {
        const panel = page.document.getElementById(trigger.getAttribute('aria-controls') ?? '');
        return (
          trigger.getAttribute('aria-expanded') !== String(panel?.hasAttribute('hidden') === false)
        );
      })
      .map(tag),
  );
});

test('every link to a new tab keeps its opener to itself and says so in words [general/new-tab]', () => {
  expectNoFaults((page) => {
    const { newTab = '?' } = wordsOf(page.locale, 'common');
    return all(page, '[target]')
      .filter((link) => {
        const isSafe = link.getAttribute('rel')?.split(' ').includes('noopener') === true;
        return (
          link.getAttribute('target') !== '_blank' || !isSafe || !spokenText(link).includes(newTab)
        );
      })
      .map(tag);
  });
});

test('[language/own-names] every page offers itself in all its languages, each by its own name', () => {
  expectNoFaults((page) => {
    const links = all<HTMLAnchorElement>(page, 'a[lang][hreflang]');
    const given = links.map((link) => [
      link.lang,
      link.dir,
      link.textContent,
      link.getAttribute('href'),
    ]);
    const expected = manifest.locales.flatMap(({ code, dir, name }) => {
      const same = pages.find(({ id, locale }) => id === page.id && locale === code);
      if (same !== undefined) return [[code, dir, name, same.path]];
      // Where the page has no words in a language, the picker says that it leads home.
      const home = pages.find(({ id, locale }) => id === 'home' && locale === code);
      const { pages: names } = wordsOf(code, 'common') as unknown as { pages: { home: string } };
      return [[code, dir, `${name} (${names.home})`, home?.path]];
    });
    const current = links
      .filter((link) => link.hasAttribute('aria-current'))
      .map(({ lang }) => lang);
    const isRight = JSON.stringify(given) === JSON.stringify(expected);
    return isRight && current.join() === page.locale ? [] : [JSON.stringify(given)];
  });
});

test('[language/links] a link to a page in another language says which', () => {
  expectNoFaults((page) =>
    all<HTMLAnchorElement>(page, 'a[href^="/"]')
      .filter((link) => {
        const { pathname } = new URL(link.href, siteOrigin);
        const target = pages.find(({ path }) => path === pathname);
        return (
          target !== undefined && target.locale !== page.locale && link.hreflang !== target.locale
        );
      })
      .map(tag),
  );
});

test('no page shows a placeholder that nobody filled, or a key in place of words', () => {
  expectNoFaults((page) => {
    const text = page.html.replaceAll(/<script.*?<\/script>/gsu, '');
    return Array.from(
      text.matchAll(/\{\{[^}]*\}\}|\bundefined\b|\[object Object\]|\bNaN\b/gu),
      ([found]) => found,
    );
  });
});

test('every language has its 404 page where static hosts look for it', () => {
  const files = pages.filter(({ id }) => id === 'not-found').map(({ file }) => file);
  const expected = manifest.locales.map(({ code }) =>
    code === manifest.sourceLocale ? '404.html' : `${code}/404.html`,
  );
  expect(files).toEqual(expected);
});

test('the sitemap lists every listed page and nothing else', () => {
  const xml = new DOMParser().parseFromString(readDist('sitemap.xml'), 'application/xml');
  const listed = pages.filter(({ isAnswer }) => !isAnswer).map(({ path }) => siteOrigin + path);
  expect(Array.from(xml.querySelectorAll('loc'), (loc) => loc.textContent)).toEqual(listed);
});

test('robots are sent to the sitemap', () => {
  expect(readDist('robots.txt')).toContain(`\nSitemap: ${siteOrigin}/sitemap.xml\n`);
});

test('every redirect of static hosts is for good and leads to a page, every 404 to its page', () => {
  const paths = new Set(pages.map(({ path }) => path));
  const files = new Set(pages.map(({ file }) => `/${file}`));
  const wrong = readDist('_redirects')
    .trimEnd()
    .split('\n')
    .filter((line) => {
      const [from = '', to = '', status, ...rest] = line.split(' ');
      if (rest.length > 0 || !from.startsWith('/')) return true;
      return status === '404'
        ? !files.has(to)
        : status !== '308' || !paths.has(to.split('#')[0] ?? '');
    });
  expect(wrong).toEqual([]);
});

test('static hosts send the headers that the server sends', () => {
  const headers = readDist('_headers');
  for (const [name, value] of Object.entries(manifest.headers)) {
    expect(headers).toContain(`  ${name}: ${value}\n`);
  }
  expect(manifest.headers['content-security-policy']).toContain(
    "default-src 'none'; script-src 'self';",
  );
});

test('the manifest names every published file but the compressed copies', () => {
  const named = [...manifest.pages, ...manifest.files].map(({ file }) => file);
  const published = filesOf(join(copy, 'dist')).filter((file) => !/^_|\.(?:br|gz)$/u.test(file));
  const plain = named.filter((file) => !/\.(?:br|gz)$/u.test(file));
  expect(plain.toSorted()).toEqual(published.toSorted());
});

test('two builds of the same sources give the same bytes, wherever they run', async () => {
  const second = copyProject();
  try {
    const { code, output } = await build(second, { SITE_ORIGIN: siteOrigin });
    expect(output.split('\n').slice(0, 3)).toEqual(['Locales', 'Scripts and styles', 'Pages']);
    expect(code).toBe(0);
    for (const part of ['dist', 'build']) {
      const [first, other] = [filesOf(join(copy, part)), filesOf(join(second, part))];
      expect(other).toEqual(first);
      const differing = first.filter(
        (file) =>
          !readFileSync(join(copy, part, file)).equals(readFileSync(join(second, part, file))),
      );
      expect(differing).toEqual([]);
    }
  } finally {
    rmSync(second, { recursive: true, force: true });
  }
}, 180_000);

function filesOf(folder: string): string[] {
  return globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
}
