import { headingsOf, regionOf, seen } from './finding.ts';
import type { Check, Subject } from './row.ts';

/** Looks under the heading of these words, which must stand once. */
export function under(heading: string, check: Check): Check {
  return narrowed(`under "${heading}"`, check, ({ root }) =>
    headingsOf(root, heading).map(regionOf),
  );
}

/** Looks under the heading that is the target of a fragment. */
export function at(id: string, check: Check): Check {
  return narrowed(`at #${id}`, check, ({ root }) =>
    Array.from(root.querySelectorAll(`[id="${id}"]`), (target) =>
      target.matches('h1, h2, h3, h4') ? regionOf(target) : target,
    ),
  );
}

/** Looks in the navigation of this name. */
export function inNavigation(name: string, check: Check): Check {
  return narrowed(`in the navigation "${name}"`, check, ({ root, page }) =>
    Array.from(root.querySelectorAll('nav')).filter((navigation) => {
      const label = page.document.getElementById(navigation.getAttribute('aria-labelledby') ?? '');
      return (label ? seen(label) : navigation.getAttribute('aria-label')) === name;
    }),
  );
}

/** Looks in the only element of a selector, which the name tells in words. */
export function inside(name: string, selector: string, check: Check): Check {
  return narrowed(`in the ${name}`, check, ({ root }) =>
    Array.from(root.querySelectorAll(selector)),
  );
}

/** Looks in the header of the page instead of its main content. */
export function inHeader(check: Check): Check {
  return narrowed('in the header', check, ({ page }) =>
    Array.from(page.document.querySelectorAll('body > header')),
  );
}

/** Looks in the footer of the page instead of its main content. */
export function inFooter(check: Check): Check {
  return narrowed('in the footer', check, ({ page }) =>
    Array.from(page.document.querySelectorAll('body > footer')),
  );
}

function narrowed(where: string, check: Check, find: (subject: Subject) => Element[]): Check {
  return {
    finds: `${where}: ${check.finds}`,
    problem: (subject) => {
      const [root, second] = find(subject);
      if (root === undefined) return `nothing is ${where}`;
      if (second !== undefined) return `more than one is ${where}`;
      return check.problem({ ...subject, root });
    },
  };
}
