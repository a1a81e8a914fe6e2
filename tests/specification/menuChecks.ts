import { same } from './checks.ts';
import { seen } from './finding.ts';
import type { Check } from './row.ts';

/** A button of this name, which the element says or carries. */
export function button(name: string): Check {
  return same(`the button "${name}"`, [name], (root) =>
    Array.from(
      root.querySelectorAll('button'),
      (one) => one.getAttribute('aria-label') ?? seen(one),
    ).filter((given) => given === name),
  );
}

/** The button of the services, marked as the current place or not. */
export function highlighted(expected: string): Check {
  return same(`the Service button with aria-current ${expected}`, [expected], (root) =>
    Array.from(
      root.querySelectorAll('[data-island="service-menu"] button'),
      (one) => one.getAttribute('aria-current') ?? 'absent',
    ),
  );
}

/** The dropdown is called like the one current link of its menu. */
export function bearsCurrent(): Check {
  return {
    finds: 'a dropdown called like the current page',
    problem: ({ root }) => {
      const [dropdown, current] = ['summary', '[aria-current="page"]'].map((selector) => {
        const found = root.querySelector(selector);
        return found === null ? '' : seen(found);
      });
      return dropdown !== '' && dropdown === current
        ? undefined
        : `the dropdown says "${dropdown}", the current link "${current}"`;
    },
  };
}

/** The one current link leads to the page itself. */
export function ownLink(): Check {
  return {
    finds: 'the page itself as the only current link',
    problem: ({ root, page }) => {
      const given = Array.from(root.querySelectorAll('[aria-current]'), (one) =>
        one.getAttribute('href'),
      );
      return given.join() === page.path ? undefined : `current is ${given.join()}`;
    },
  };
}

/** Each entry is a heading of the page, of the same words. */
export function matchesHeadings(): Check {
  return {
    finds: 'entries that are headings of the page',
    problem: ({ root, page }) => {
      const entries = Array.from(root.querySelectorAll('a[href^="#"]'));
      if (entries.length < 2) return `there are ${entries.length} entries`;
      const wrong = entries.filter((entry) => {
        const target = page.document.getElementById(entry.getAttribute('href')?.slice(1) ?? '');
        return target === null || seen(target) !== seen(entry);
      });
      return wrong.length === 0 ? undefined : `not ${wrong.map(seen).join()}`;
    },
  };
}
