// Longer than others: what runs in the page can import nothing.
import type { Page } from 'playwright-core';
import type axeCore from 'axe-core';
import { drawnRules } from '../report/drawnRules.ts';
import { extraRules, tags, type Mode } from '../states/modes.ts';
import type { Inspection } from '../report/results.ts';
import { observationsIn } from './observationsIn.ts';
import { prepareEngine } from './prepareEngine.ts';

declare const axe: typeof axeCore;

/**
 * The engine takes shapes to lie wherever their outline is, though the drawing clips them, and so
 * finds them over texts nearby. The box of the drawing stays: text over it still needs review.
 */
const hiddenShapes = 'svg[aria-hidden="true"] * { visibility: hidden !important; }';

/** What is seen of a page. */
type Sight = {
  /** Says which rules run. */
  mode: Mode;
  /** Selector of what is open over the page: what it covers is not judged by its looks. */
  layer?: string | undefined;
};

/** Runs the engine over the whole document. */
export async function inspect(page: Page, { mode, layer }: Sight): Promise<Inspection> {
  await prepareEngine(page, mode);
  const found = await page.evaluateHandle(runEngine, {
    rules: mode.only === undefined ? allRules : rulesAlone(mode.only.rules),
    hiddenShapes,
    drawnRules,
    layer,
  });
  const counts = await found.evaluate(({ observations: _, ...rest }) => rest);
  return { ...counts, observations: await observationsIn(found) };
}

const allRules: axeCore.RunOptions = {
  runOnly: { type: 'tag', values: tags },
  rules: Object.fromEntries(extraRules.map((rule) => [rule, { enabled: true }])),
};

function rulesAlone(rules: readonly string[]): axeCore.RunOptions {
  return { runOnly: { type: 'rule', values: [...rules] } };
}

type Options = {
  rules: axeCore.RunOptions;
  hiddenShapes: string;
  drawnRules: readonly string[];
  layer: string | undefined;
};

/** Runs in the page, because only there elements can be asked where they stand. */
async function runEngine(options: Options) {
  const outlines = new CSSStyleSheet();
  outlines.replaceSync(options.hiddenShapes);
  document.adoptedStyleSheets.push(outlines);
  const results = await axe.run(document, {
    ...options.rules,
    elementRef: true,
    selectors: false,
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== outlines);

  const layer = options.layer === undefined ? null : document.querySelector(options.layer);
  if (layer !== null) await judgeLayerAlone(layer, options.layer ?? '');
  let covered = 0;
  const observations = [
    ...results.violations.flatMap((result) => observe(result, 'violation' as const)),
    ...results.incomplete.flatMap((result) => observe(result, 'needs review' as const)),
  ];
  const passes: Record<string, number> = {};
  for (const result of results.passes) {
    const count = seen(result).length;
    if (count > 0) passes[result.id] = (passes[result.id] ?? 0) + count;
  }
  return {
    passes,
    inapplicable: results.inapplicable.map(({ id }) => id).toSorted(),
    covered,
    observations,
  };

  /**
   * Lines of one text in an opaque layer lie over different things of the page, which keeps the engine
   * from deciding: where it could not, the layer is judged again with nothing under it.
   */
  async function judgeLayerAlone(open: Element, selector: string): Promise<void> {
    const isOwn = ({ element }: axeCore.NodeResult): boolean => open.contains(element as Element);
    const id = 'color-contrast';
    const undecided = results.incomplete.find((result) => result.id === id);
    if (!undecided?.nodes.some(isOwn)) return;
    const page = new CSSStyleSheet();
    page.replaceSync(
      `body :not(${selector}, ${selector} *, :has(${selector})) { visibility: hidden !important; }`,
    );
    document.adoptedStyleSheets.push(page);
    const runOnly = { type: 'rule' as const, values: [id] };
    const again = await axe.run(open, { runOnly, elementRef: true, selectors: false });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page);
    for (const kind of ['passes', 'violations', 'incomplete'] as const) {
      const others = results[kind].find((result) => result.id === id);
      if (others) others.nodes = others.nodes.filter((node) => !isOwn(node));
      results[kind].push(...again[kind]);
    }
  }

  /** The elements of a result without those that its rule cannot see, or not whole. */
  function seen({ id, nodes }: axeCore.Result): axeCore.NodeResult[] {
    if (!options.drawnRules.includes(id)) return nodes;
    const visible = nodes.filter(
      ({ element }) => !isCovered(element as Element) && !isScrolledOut(element as Element),
    );
    covered += nodes.length - visible.length;
    return visible;
  }

  /** Whether the open layer lies over a part of an element that is not its own. */
  function isCovered(element: Element): boolean {
    if (layer === null || layer.contains(element) || element.contains(layer)) return false;
    const over = layer.getBoundingClientRect();
    return [...element.getClientRects()].some((box) => {
      const left = Math.max(box.left, over.left);
      const right = Math.min(box.right, over.right);
      const top = Math.max(box.top, over.top);
      const bottom = Math.min(box.bottom, over.bottom);
      if (left >= right || top >= bottom) return false;
      const front = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return front === null || layer.contains(front);
    });
  }

  /** Whether a part of an element has been scrolled out of what scrolls in the layer. */
  function isScrolledOut(element: Element): boolean {
    if (layer === null || !layer.contains(element)) return false;
    const box = element.getBoundingClientRect();
    for (let step = element.parentElement; step !== null; step = step.parentElement) {
      const { top, bottom } = step.getBoundingClientRect();
      const scrolls = /auto|scroll/u.test(getComputedStyle(step).overflowY);
      if (scrolls && (box.top < top || box.bottom > bottom)) return true;
      if (step === layer) break;
    }
    return false;
  }

  function observe<Outcome>(result: axeCore.Result, outcome: Outcome) {
    const { id, impact, help, tags: about } = result;
    return seen(result).map(({ element, any, all, none }) => ({
      engine: 'axe' as const,
      rule: id,
      outcome,
      impact: impact ?? 'minor',
      help,
      criteria: about
        .filter((tag) => /^wcag\d{3,}$/u.test(tag))
        .map((tag) => tag.replace(/^wcag(\d)(\d)(\d+)$/u, '$1.$2.$3')),
      element: element as Element,
      messages: [...any, ...all, ...none].map(({ message }) => message),
    }));
  }
}
