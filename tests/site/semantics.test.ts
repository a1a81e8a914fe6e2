import { expect, test } from 'vitest';
import { heard } from '../specification/finding.ts';
import { oneLine, readBuiltSite } from '../testing/builtSite.ts';
import { all, expectEach, expectNoFaults, tag } from './testing/faults.ts';

const headings = 'h1, h2, h3, h4, h5, h6';

test(
  'no heading, list or item says by a role that it is something else',
  { tags: 'general/structure' },
  () => {
    expectEach<Element>(`${headings}, ul, ol, li, dl, dt, dd`, (element) => {
      // Safari takes a list without marks for one only where its role says so.
      const role = element.matches('ul, ol') ? 'list' : null;
      return [null, role].includes(element.getAttribute('role'));
    });
    expectNoFaults((page) =>
      all(page, '[aria-level], [role="none"], [role="presentation"]').map(tag),
    );
  },
);

test(
  'what has the look of a heading is a heading, or the term of a list',
  { tags: 'general/structure' },
  () => {
    const ofHeadings = new Set(
      readBuiltSite().pages.flatMap((page) =>
        all(page, headings).flatMap((heading) => [...heading.classList]),
      ),
    );
    // They have no look at all.
    for (const name of ['visually-hidden', 'whole']) ofHeadings.delete(name);
    expect(ofHeadings.size).toBeGreaterThan(0);
    expectNoFaults((page) =>
      all(page, [...ofHeadings].map((name) => `.${name}`).join())
        .filter((element) => !element.matches(`${headings}, dt`))
        .map(tag),
    );
  },
);

test(
  'links that stand in a row, each alone in a box, are items of a list',
  { tags: 'general/structure' },
  () => {
    const isAlone = ({ children, textContent }: Element) =>
      children.length === 1 &&
      children[0]?.localName === 'a' &&
      oneLine(textContent) === oneLine(children[0].textContent);
    expectNoFaults((page) =>
      all(page, 'body, body *')
        .filter(({ children }) => [...children].filter(isAlone).length > 1)
        .filter((element) => !element.matches('ul, ol'))
        .map(tag),
    );
  },
);

test(
  'hidden from assistive technology are an ordinal, an asterisk, and words that are heard beside them',
  { tags: 'general/nothing-withheld' },
  () => {
    // The drawn phrases of the home page’s heading: it says them all in one sentence.
    const banner = '.home-hero__line';
    expectEach<Element>('[aria-hidden="true"]', (hidden) => {
      if (hidden.matches(banner)) return true;
      const beside = hidden.parentElement === null ? '' : heard(hidden.parentElement);
      return textsIn(hidden).every(
        (text) => /^(?:\*|\p{Nd}{2})$/u.test(text) || beside.includes(text),
      );
    });
  },
);

/** The words of every text in an element, as `heard` gives them. */
function textsIn(element: Element): string[] {
  const texts = [...element.childNodes].flatMap((node) => {
    if (node.nodeType === Node.ELEMENT_NODE) return textsIn(node as Element);
    return node.nodeType === Node.TEXT_NODE ? [oneLine(node.nodeValue ?? '')] : [];
  });
  return texts.filter(Boolean).map((text) => text.replaceAll('’', "'"));
}
