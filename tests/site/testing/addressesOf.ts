import type { BuiltPage } from '../../testing/builtSite.ts';
import { all } from './faults.ts';

/** Attributes that hold an address. */
const addressed = ['href', 'src', 'action', 'formaction', 'poster', 'data', 'srcset'];

/** Every address in a page with the element that has it, but those for search engines. */
export function addressesOf(page: BuiltPage): { element: Element; address: string }[] {
  return addressed.flatMap((name) =>
    all<Element>(page, `[${name}]`)
      .filter((element) => !element.matches('link[rel="canonical"], link[rel="alternate"]'))
      .map((element) => ({ element, address: element.getAttribute(name) ?? '' })),
  );
}
