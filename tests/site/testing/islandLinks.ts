import { propsOf, type BuiltPage } from '../../testing/builtSite.ts';

/** The addresses that the props of an island hold, in their order: what it leads to once it is open. */
export function islandLinks({ document }: BuiltPage, island: string): string[] {
  const data = JSON.stringify(propsOf(document, island) ?? {});
  return Array.from(data.matchAll(/"href":"([^"]*)"/gu), ([, href = '']) => href);
}
