import type { BuiltPage } from '../../testing/builtSite.ts';

/** The addresses that the props of an island hold, in their order: what it leads to once it is open. */
export function islandLinks({ document }: BuiltPage, island: string): string[] {
  const data = document.querySelector(`[data-island="${island}"]`)?.nextElementSibling;
  return Array.from(
    (data?.textContent ?? '').matchAll(/"href":"([^"]*)"/gu),
    ([, href = '']) => href,
  );
}
