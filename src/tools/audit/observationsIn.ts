import type { JSHandle } from 'playwright-core';
import type { Observation } from '../report/results.ts';
import { stableText } from './stableText.ts';

/** What an engine has found, in the page: a thing observed has its element instead of names for it. */
export type Found = {
  observations: readonly (Omit<Observation, 'component' | 'selector'> & { element: Element })[];
};

/** Takes what was observed out of the page, in words that are the same in every run of that page. */
export async function observationsIn(found: JSHandle<Found>): Promise<Observation[]> {
  const observations = await found.evaluate(describeElements);
  return observations.map((observation) => ({
    ...observation,
    messages: [...new Set(observation.messages.map(stableText))].toSorted(),
  }));
}

/** Runs in the page, so it can call nothing outside of itself. */
function describeElements({ observations }: Found): Observation[] {
  return observations.map(({ element, ...seen }) => ({
    ...seen,
    component: componentOf(element),
    selector: selectorOf(element),
  }));

  /** `home-hero__lead` belongs to `home-hero`; an island to its name. */
  function componentOf(element: Element): string {
    for (let step: Element | null = element; step !== null; step = step.parentElement) {
      const names = [...step.classList, step.getAttribute('data-island') ?? ''];
      const name = names.find(
        (each) => each !== '' && !/^(?:visually-hidden|lucide|react-aria)/u.test(each),
      );
      if (name !== undefined) return name.split('__')[0] ?? name;
    }
    return 'document';
  }

  /** From the nearest id that somebody wrote, else from the root, down by children alone. */
  function selectorOf(element: Element): string {
    const path: string[] = [];
    for (let step: Element | null = element; step !== null; step = step.parentElement) {
      const isOwn = step.id !== '' && !/react-aria|_[rR]_/u.test(step.id);
      path.unshift(isOwn ? `#${CSS.escape(step.id)}` : nameOf(step));
      if (isOwn) break;
    }
    return path.join(' > ');
  }

  function nameOf(step: Element): string {
    const alike = [...(step.parentElement?.children ?? [])].filter(
      ({ tagName }) => tagName === step.tagName,
    );
    const classes = [...step.classList].map((name) => CSS.escape(name));
    const name = [step.tagName.toLowerCase(), ...classes].join('.');
    return alike.length < 2 ? name : `${name}:nth-of-type(${alike.indexOf(step) + 1})`;
  }
}
