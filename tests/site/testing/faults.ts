import { expect } from 'vitest';
import { readBuiltSite, type BuiltPage } from '../../testing/builtSite.ts';

/** Asks every page for its faults and expects none; each names the page. */
export function expectNoFaults(faultsOf: (page: BuiltPage) => readonly string[]): void {
  const { pages } = readBuiltSite();
  expect(pages.length).toBeGreaterThan(0);
  expect(pages.flatMap((page) => faultsOf(page).map((fault) => `${page.file}: ${fault}`))).toEqual(
    [],
  );
}

/**
 * Expects something of every element of a selector on every page. That there is none to look at
 * is a fault too: the test would prove nothing.
 */
export function expectEach<Found extends Element = HTMLElement>(
  selector: string,
  isRight: (element: Found, page: BuiltPage) => boolean,
): void {
  const count = readBuiltSite().pages.flatMap((page) => all(page, selector)).length;
  expect(count, `elements "${selector}" to look at`).toBeGreaterThan(0);
  expectNoFaults((page) =>
    all<Found>(page, selector)
      .filter((element) => !isRight(element, page))
      .map(tag),
  );
}

export function all<Found extends Element = HTMLElement>(
  { document }: BuiltPage,
  selector: string,
): Found[] {
  return [...document.querySelectorAll<Found>(selector)];
}

/** The opening tag of an element, to show which one is meant. */
export function tag(element: Element): string {
  return (element.cloneNode() as Element).outerHTML.replace(/<\/[^>]*>$/u, '').slice(0, 200);
}
