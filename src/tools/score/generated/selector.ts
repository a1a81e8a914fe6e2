import type { PageElement } from './readPage.ts';

/** What a selector asks of one element, and how that lies to the element after it. */
export type Step = {
  /** Empty for any tag. */
  name: string;
  classes: readonly string[];
  attributes: readonly { name: string; value: string | undefined }[];
  /** Whether the step before it is the parent, not just any element around. */
  isChild: boolean;
};

/**
 * A selector as steps from outside to inside; null for one that says more than tags, classes,
 * attributes, and which lies in which: states, siblings and what is drawn beside an element.
 */
export function readSelector(selector: string): Step[] | null {
  const parts = selector
    .replaceAll(/\s*>\s*/gu, ' >')
    .trim()
    .split(/\s+/u);
  const steps = parts.map(readStep);
  return steps.every((step) => step !== null) ? steps : null;
}

function readStep(part: string): Step | null {
  const read =
    /^(?<child>>?)(?<name>[a-z0-9]*|\*)(?<rest>(?:\.[\w-]+|\[[\w-]+(?:="?[\w-]+"?)?\])*)$/u.exec(
      part,
    );
  const { child = '', name = '', rest = '' } = read?.groups ?? {};
  if (read === null || (name === '' && rest === '')) return null;
  return {
    name: name === '*' ? '' : name,
    classes: Array.from(rest.matchAll(/\.(?<one>[\w-]+)/gu), ({ groups }) => groups?.['one'] ?? ''),
    attributes: Array.from(
      rest.matchAll(/\[(?<one>[\w-]+)(?:="?(?<value>[\w-]+))?/gu),
      ({ groups }) => ({
        name: groups?.['one'] ?? '',
        value: groups?.['value'],
      }),
    ),
    isChild: child !== '',
  };
}

/** Whether an element is what a selector is about. */
export function matches(element: PageElement, steps: readonly Step[]): boolean {
  const step = steps.at(-1);
  if (step === undefined) return true;
  const outer = steps.slice(0, -1);
  if (!fits(element, step)) return false;
  if (outer.length === 0) return true;
  if (step.isChild) return element.parent !== null && matches(element.parent, outer);
  return isWithin(element.parent, outer);
}

function isWithin(element: PageElement | null, steps: readonly Step[]): boolean {
  return element !== null && (matches(element, steps) || isWithin(element.parent, steps));
}

function fits({ name, attributes, classes }: PageElement, step: Step): boolean {
  return (
    (step.name === '' || step.name === name) &&
    step.classes.every((one) => classes.includes(one)) &&
    step.attributes.every((one) => {
      const value = attributes.get(one.name);
      return value !== undefined && (one.value === undefined || one.value === value);
    })
  );
}

/** A list of selectors without any `:is()`, each of whose parts makes a selector of its own. */
export function withoutIs(selectors: readonly string[]): string[] {
  return selectors.flatMap((selector) => {
    const inside = /^(?<before>.*?):is\((?<parts>[^()]*)\)(?<after>.*)$/u.exec(selector)?.groups;
    if (inside === undefined) return [selector];
    const { before = '', parts = '', after = '' } = inside;
    return withoutIs(parts.split(',').map((part) => before + part.trim() + after));
  });
}
