import { setTimeout as sleep } from 'node:timers/promises';
import { openPage, type Page } from './browser.ts';
import { openDesktop, type Desktop } from './desktop.ts';
import type { Journey, Step } from './journeys.ts';
import { startReader } from './reader.ts';
import type { Utterance } from './speechServer.ts';

/** What was done and what was said of it. */
export type Line = { step: string; said: string };

/** What Chromium and Orca say of starting, of which one start has more and another less. */
const starting = /frame\.$|^Chromium$|^Loading\. |^Finished loading |restore pages/iu;

/**
 * Walks a journey once, on a desktop of its own, and resolves with what was heard on the way.
 * @param site address of the site or of its part in one language, without a slash at its end.
 * @param quiet as of `startReader`.
 */
export async function walk(site: string, journey: Journey, quiet: number): Promise<Line[]> {
  const address = site + journey.path;
  const { ok } = await fetch(address);
  if (!ok) throw new Error(`Expected a page at ${address}.`);
  const desktop = await openDesktop();
  try {
    const reader = await startReader(desktop, quiet);
    let page: Page | undefined;
    const start = await reader.hear(async () => {
      page = await openPage(desktop, address, journey.width);
      await sleep(4000);
    });
    const reported = start.filter(({ text }) => !starting.test(text));
    if (!page || reported.length === 0) throw new Error(`Expected ${address} to be read.`);
    const lines = [lineOf('load', reported)];
    for (const step of journey.steps.flatMap(repeated)) {
      lines.push(lineOf(nameOf(step), await reader.hear(() => take(step, desktop, page))));
    }
    return lines;
  } finally {
    await desktop.close();
  }
}

/** A key that is to be pressed several times is so many steps: each is heard by itself. */
function repeated(step: Step): Step[] {
  if (typeof step !== 'string') return [step];
  const [key = '', times = '1'] = step.split('*');
  return Array.from({ length: Number(times) }, () => key);
}

async function take(step: Step, { run }: Desktop, page: Page | undefined): Promise<unknown> {
  if (typeof step === 'string') return run('xdotool', ['key', '--delay', '0', step]);
  if ('type' in step) return run('xdotool', ['type', '--delay', '30', step.type]);
  if ('run' in step) return page?.evaluate(step.run);
  if ('wait' in step) return sleep(step.wait);
  // The first one that is drawn: pages hold some parts twice, for two widths.
  const found = `[...document.querySelectorAll(${JSON.stringify(step.focus)})]`;
  return page?.evaluate(`${found}.find((element) => element.checkVisibility()).focus()`);
}

function nameOf(step: Step): string {
  if (typeof step === 'string') return step;
  const [[kind, value] = []] = Object.entries(step);
  return kind === 'type' ? `"${value}"` : `[${kind}]`;
}

function lineOf(step: string, utterances: readonly Utterance[]): Line {
  const said = utterances.map(({ text, language }) =>
    /^(?:en\b|$)/u.test(language) ? text : `${text} {${language}}`,
  );
  return { step, said: said.join(' / ') || '(nothing)' };
}
