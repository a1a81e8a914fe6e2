import { expect, test } from 'vitest';
import { oneLine, readBuiltSite, sharedWordsOf, type BuiltPage } from '../testing/builtSite.ts';
import { all, expectNoFaults, tag } from './testing/faults.ts';

test(
  'the first stop of every page skips to its main content',
  { tags: 'navigation/skip-first' },
  () => {
    expectNoFaults((page) => {
      const [first] = all<HTMLAnchorElement>(page, 'a[href], button, input, select, textarea');
      const target = page.document.querySelector('main');
      const isSkip = first?.getAttribute('href') === `#${target?.id}` && target?.tabIndex === -1;
      return isSkip ? [] : [first ? tag(first) : 'no link at all'];
    });
  },
);

test(
  'pages with several landmarks of a kind give each its own name',
  { tags: 'navigation/landmark-names' },
  () => {
    expectNoFaults((page) => {
      const names = all(page, 'nav').map((element) => {
        const label = page.document.getElementById(element.getAttribute('aria-labelledby') ?? '');
        return label?.textContent ?? element.getAttribute('aria-label') ?? '';
      });
      return names.filter((name, index) => names.indexOf(name) !== index);
    });
  },
);

/** The texts of a page between the target of its skip link and its main heading, navigations with a name left out. */
function textsBeforeHeading({ document }: BuiltPage): string[] {
  const main = document.querySelector('main');
  const heading = main?.querySelector('h1') ?? null;
  if (main === null || heading === null) return ['no main heading'];
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (heading.contains(currentNode)) break;
    const around = currentNode.parentElement?.closest(
      'nav:is([aria-label], [aria-labelledby]), script, [aria-hidden="true"]',
    );
    if (around === null) texts.push(oneLine(currentNode.textContent ?? ''));
  }
  return texts.filter(Boolean);
}

test(
  'past the skip link nothing repeated comes before the page’s own heading',
  { tags: 'navigation/past-repeated' },
  () => {
    const times = new Map<string, number>();
    for (const text of readBuiltSite().pages.flatMap(textsBeforeHeading)) {
      times.set(text, (times.get(text) ?? 0) + 1);
    }
    const notices = readBuiltSite().manifest.locales.map(
      ({ code }) => sharedWordsOf(code, 'common')['unreviewed'],
    );
    // It tells of this page’s words, in one sentence.
    const isNotice = (text: string) => notices.includes(text);
    expect([...times].filter(([text, count]) => count > 1 && !isNotice(text))).toEqual([]);
    expectNoFaults((page) => {
      const main = page.document.querySelector('main');
      const repeated = 'header, footer, form, aside, nav:not([aria-label], [aria-labelledby])';
      return all(page, `main :is(${repeated})`)
        .filter((element) => {
          const heading = main?.querySelector('h1');
          const { DOCUMENT_POSITION_FOLLOWING } = Node;
          return heading && element.compareDocumentPosition(heading) & DOCUMENT_POSITION_FOLLOWING;
        })
        .map(tag);
    });
  },
);
