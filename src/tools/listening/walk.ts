import { setTimeout as sleep } from 'node:timers/promises';
import { openPage, type Page } from './browser.ts';
import { openDesktop, type Desktop } from './desktop.ts';
import { expectedWords, type TextOf } from './expectedWords.ts';
import { orcaKeys, type Journey, type Step } from './journey.ts';
import { startReader } from './reader.ts';
import type { Utterance } from './speechServer.ts';
import type { HeardStep } from './transcript.ts';

/** What Chromium and Orca say of starting, of which one start has more and another less. */
const starting = /frame\.$|^Chromium$|^Loading\. |^Finished loading |restore pages/iu;

/**
 * Walks a journey once, on a desktop of its own, and resolves with what was heard on the way.
 * @param address of its page, in the language of `textOf`.
 * @param quiet as of `startReader`.
 */
export async function walk(
  address: string,
  journey: Journey,
  textOf: TextOf,
  quiet: number,
): Promise<HeardStep[]> {
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
    const heard: HeardStep[] = [{ step: 'load', said: inWords(reported), expected: [] }];
    for (const step of journey.steps) {
      for (let time = 0; time < (step.times ?? 1); time += 1) {
        const said = await reader.hear(() => take(step, desktop, page));
        if (step.wait !== undefined) said.push(...(await reader.hear(() => sleep(step.wait))));
        const expected = expectedWords(step, textOf);
        heard.push({ step: nameOf(step), said: inWords(said), expected });
      }
    }
    return heard;
  } finally {
    await desktop.close();
  }
}

async function take(step: Step, { run }: Desktop, page: Page | undefined): Promise<unknown> {
  if ('type' in step) return run('xdotool', ['type', '--delay', '30', step.type]);
  if ('run' in step) return page?.evaluate(step.run);
  if ('focus' in step) {
    // The first one that is drawn: pages hold some parts twice, for two widths.
    const found = `[...document.querySelectorAll(${JSON.stringify(step.focus)})]`;
    return page?.evaluate(`${found}.find((element) => element.checkVisibility()).focus()`);
  }
  const key = 'press' in step ? step.press : orcaKeys[step.command];
  return run('xdotool', ['key', '--delay', '0', key]);
}

function nameOf(step: Step): string {
  if ('press' in step) return step.press;
  if ('command' in step) return step.command;
  if ('type' in step) return `types "${step.type}"`;
  return 'focus' in step ? `focus on ${step.focus}` : 'a script in the page';
}

function inWords(utterances: readonly Utterance[]): string {
  const said = utterances.map(({ text, language }) =>
    /^(?:en\b|$)/u.test(language) ? text : `${text} {${language}}`,
  );
  return said.join(' / ') || '(nothing)';
}
