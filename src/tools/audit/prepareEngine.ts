import type { Page } from 'playwright-core';
import type axeCore from 'axe-core';
import { readEngine } from '../browser/openTab.ts';
import { wholeTextRule, type Mode } from '../states/modes.ts';

declare const axe: typeof axeCore;

/**
 * Puts the engine into a page where no script has brought it, and gives it our own rule: a page does
 * not scroll sideways and cuts no text off; on paper nothing scrolls, so there all overflow is cut.
 * Which success criteria that fails depends on the mode.
 */
export async function prepareEngine(page: Page, { wholeText = [], media }: Mode): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await readEngine());
  const tags = wholeText.map((criterion) => `wcag${criterion.replaceAll('.', '')}`);
  await page.evaluate(addRule, { id: wholeTextRule, tags, isPaper: media?.media === 'print' });
}

/** Runs in the page. */
function addRule(options: { id: string; tags: string[]; isPaper: boolean }): void {
  const unseen = '.visually-hidden, svg, [aria-hidden="true"], [inert], select';
  const cuts = (overflow: string): boolean =>
    overflow === 'hidden' || overflow === 'clip' || (options.isPaper && overflow !== 'visible');
  const spec = {
    checks: [
      {
        id: options.id,
        evaluate(node: Element): boolean {
          const { overflowX, overflowY } = getComputedStyle(node);
          const isRoot = node === document.documentElement;
          const isWide = node.scrollWidth > node.clientWidth + (isRoot ? 0 : 1);
          const isHigh = node.scrollHeight > node.clientHeight + 1;
          if (isRoot) return !isWide;
          return !((cuts(overflowX) && isWide) || (cuts(overflowY) && isHigh));
        },
        metadata: {
          impact: 'serious',
          messages: { pass: 'All of its text is there', fail: 'Some of its text is cut off' },
        },
      },
    ],
    rules: [
      {
        id: options.id,
        selector: 'html, body *',
        tags: options.tags,
        matches(node: Element): boolean {
          if (node === document.documentElement) return true;
          const { overflowX, overflowY } = getComputedStyle(node);
          if (!cuts(overflowX) && !cuts(overflowY)) return false;
          // What goes by without an end brings all of its text by.
          const moving = node.getAnimations({ subtree: true });
          const goesBy = moving.some(
            ({ effect }) => effect?.getComputedTiming().iterations === Infinity,
          );
          if (goesBy && !options.isPaper) return false;
          const isThere = node.checkVisibility() && node.textContent.trim() !== '';
          return isThere && node.closest(unseen) === null;
        },
        any: [options.id],
        metadata: {
          help: 'The page must not cut text off or scroll sideways',
          description: 'Ensures that all text is there, whatever its size and spacing',
        },
      },
    ],
  };
  axe.configure(spec as unknown as axeCore.Spec);
}
