import { propsOf } from '../testing/builtSite.ts';
import { list, same } from './checks.ts';
import { heard, seen } from './finding.ts';
import type { Check } from './row.ts';

/** The parts of the site whose words travel to the browser as data. */
type Part =
  | 'quote-form'
  | 'consultation-form'
  | 'newsletter-form'
  | 'service-menu'
  | 'mobile-menu'
  | 'side-panel';

/** The names of all fields of a form, in this order and no others. */
export function fields(...expected: readonly [string, ...string[]]): Check {
  return same(`the fields ${list(expected)}`, expected, (root) => [
    ...new Set(Array.from(controlsIn(root), (control) => control.getAttribute('name') ?? '')),
  ]);
}

/** A field with an attribute of this value. */
export function fieldHas(name: string, attribute: string, value: string): Check {
  return same(`the field ${name} with ${attribute} "${value}"`, [value], (root) =>
    Array.from(controlsIn(root))
      .filter((control) => control.getAttribute('name') === name)
      .map((control) => control.getAttribute(attribute) ?? 'absent'),
  );
}

/** Only these fields are required by the browser. */
export function browserRequires(...expected: readonly [string, ...string[]]): Check {
  return same(`only ${list(expected)} with the browser's required`, expected, (root) =>
    Array.from(controlsIn(root))
      .filter((control) => control.hasAttribute('required'))
      .map((control) => control.getAttribute('name') ?? ''),
  );
}

/** The options of a select, the placeholder first, as values and labels. */
export function options(name: string, ...expected: readonly [string, ...string[]]): Check {
  return same(`the options ${list(expected)}`, expected, (root) =>
    Array.from(root.querySelectorAll(`select[name="${name}"] option`), (option) => seen(option)),
  );
}

/** The boxes of a group as "value: label". */
export function boxes(name: string, ...expected: readonly [string, ...string[]]): Check {
  return same(`the boxes ${list(expected)}`, expected, (root) =>
    Array.from(
      root.querySelectorAll(`input[type="checkbox"][name="${name}"]`),
      (box) => `${box.getAttribute('value')}: ${seen(box.closest('label') ?? box)}`,
    ),
  );
}

/** So many labels, all with an asterisk to see and none to hear. */
export function requiredLabels(expected: number): Check {
  return same(`${expected} labels with an asterisk`, [String(expected)], (root) => {
    const labels = Array.from(root.querySelectorAll('.field__label'));
    const marked = labels.filter(
      (label) => seen(label).endsWith('*') && !heard(label).includes('*'),
    );
    return [
      marked.length === labels.length
        ? String(marked.length)
        : `${marked.length} of ${labels.length}`,
    ];
  });
}

/** The button that sends the form says this. */
export function submitSays(words: string): Check {
  return same(`the button "${words}"`, [words], (root) =>
    Array.from(root.querySelectorAll('form button[type="submit"]'), seen),
  );
}

/** A sentence that a part has ready in its data, at this path. */
export function message(part: Part, path: string, words: string): Check {
  return data(part, path, words);
}

/** What a part has in its data at this path: the words, or each item's as a list. */
export function data(part: Part, path: string, ...expected: readonly [string, ...string[]]): Check {
  return {
    finds: `${part} has ${list(expected)} at ${path}`,
    problem: ({ page }) => {
      const found = valuesAt(propsOf(page.document, part), path.split('.'));
      return JSON.stringify(found) === JSON.stringify(expected)
        ? undefined
        : `it has ${list(found)}`;
    },
  };
}

function controlsIn(root: Element): NodeListOf<Element> {
  return root.querySelectorAll('input[name], select[name], textarea[name]');
}

/** The texts at a path; `*` stands for every item of a list. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): string[] {
  if (key === undefined) return typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (key === '*') return Object.values(value).flatMap((item) => valuesAt(item, rest));
  return valuesAt((value as Record<string, unknown>)[key], rest);
}
