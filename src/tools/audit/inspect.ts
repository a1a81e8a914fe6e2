import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';
import { extraRules, tags } from './modes.ts';
import type { Inspection, Observation } from './results.ts';
import { stableText } from './stableText.ts';

declare const axe: typeof axeCore;

/**
 * The engine takes shapes to lie wherever their outline is, though the drawing clips them, and so
 * finds them over texts nearby. The box of the drawing stays: text over it still needs review.
 */
const hiddenShapes = 'svg[aria-hidden="true"] * { visibility: hidden !important; }';

/** Runs the engine over the whole document; its script must be in the page. */
export async function inspect(page: Page): Promise<Inspection> {
  const { passes, observations } = await page.evaluate(runEngine, {
    tags,
    extraRules,
    hiddenShapes,
  });
  return { passes, observations: countAlike(observations) };
}

/** Runs in the page, because only there elements can be asked where they stand. */
async function runEngine(options: { tags: string[]; extraRules: string[]; hiddenShapes: string }) {
  const outlines = new CSSStyleSheet();
  outlines.replaceSync(options.hiddenShapes);
  document.adoptedStyleSheets.push(outlines);
  const results = await axe.run(document, {
    runOnly: { type: 'tag', values: options.tags },
    rules: Object.fromEntries(options.extraRules.map((rule) => [rule, { enabled: true }])),
    elementRef: true,
    selectors: false,
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== outlines);
  return {
    passes: Object.fromEntries(results.passes.map(({ id, nodes }) => [id, nodes.length])),
    observations: [
      ...results.violations.flatMap((result) => observe(result, 'violation' as const)),
      ...results.incomplete.flatMap((result) => observe(result, 'needs review' as const)),
    ],
  };

  function observe<Outcome>({ id, impact, help, nodes }: axeCore.Result, outcome: Outcome) {
    return nodes.map(({ element, any, all, none }) => ({
      rule: id,
      outcome,
      impact: impact ?? 'minor',
      help,
      ...place(element as Element),
      messages: [...any, ...all, ...none].map(({ message }) => message),
    }));
  }

  function place(element: Element) {
    const components: string[] = [];
    const path: string[] = [];
    for (let step: Element | null = element; step !== null; step = step.parentElement) {
      if (components.length === 0) path.unshift(nameOf(step));
      components.push(...rootsOf(step));
    }
    return { components: [...new Set(components)], element: path.join(' > ') };
  }

  /** `home-hero__lead lead` belongs to `home-hero` and to `lead`. */
  function rootsOf({ classList, attributes }: Element): string[] {
    const island = attributes.getNamedItem('data-island')?.value;
    return [...classList, ...(island === undefined ? [] : [island])]
      .filter((name) => name !== 'visually-hidden' && !/^(?:lucide|react-aria)/u.test(name))
      .map((name) => name.split('__')[0] ?? name);
  }

  function nameOf(step: Element): string {
    const alike = [...(step.parentElement?.children ?? [])].filter(
      ({ tagName }) => tagName === step.tagName,
    );
    const name = [step.tagName.toLowerCase(), ...step.classList].join('.');
    return alike.length < 2 ? name : `${name}:nth-of-type(${alike.indexOf(step) + 1})`;
  }
}

function countAlike(found: readonly Omit<Observation, 'elements'>[]): Observation[] {
  const alike = new Map<string, Observation>();
  for (const each of found) {
    const messages = [...new Set(each.messages.map(stableText))].toSorted();
    const key = JSON.stringify([
      each.rule,
      each.outcome,
      each.components[0],
      each.element,
      messages,
    ]);
    const elements = (alike.get(key)?.elements ?? 0) + 1;
    alike.set(key, { ...each, messages, elements });
  }
  return [...alike.values()];
}
