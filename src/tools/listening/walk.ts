import { expectedWords, type TextOf } from './expectedWords.ts';
import type { Journey, Step } from './journey.ts';
import type { ScreenReader, Session } from './screenReader.ts';
import type { HeardStep } from './transcript.ts';

/**
 * Walks a journey once with a screen reader, and resolves with what was heard on the way.
 * @param address of its page, in the language of `textOf`.
 * @param quiet as of `ScreenReader`.
 */
export async function walk(
  reader: ScreenReader,
  address: string,
  journey: Journey,
  textOf: TextOf,
  quiet: number,
): Promise<HeardStep[]> {
  const { ok } = await fetch(address);
  if (!ok) throw new Error(`Expected a page at ${address}.`);
  const session = await reader.open(address, journey.width, quiet);
  try {
    if (session.opening.length === 0) throw new Error(`Expected ${address} to be read.`);
    const heard: HeardStep[] = [{ step: 'load', said: joined(session.opening), expected: [] }];
    for (const step of journey.steps) {
      if ('command' in step && reader.commands[step.command] === undefined) continue;
      for (let time = 0; time < (step.times ?? 1); time += 1) {
        const said = await take(step, session);
        if (step.wait !== undefined) said.push(...(await session.wait(step.wait)));
        const expected = expectedWords(step, textOf, reader.ownWords);
        heard.push({ step: nameOf(step), said: joined(said), expected });
      }
    }
    return heard;
  } finally {
    await session.close();
  }
}

async function take(step: Step, session: Session): Promise<string[]> {
  if ('press' in step) return session.press(step.press);
  if ('command' in step) return session.command(step.command);
  if ('type' in step) return session.type(step.type);
  if ('run' in step) return session.run(step.run);
  // The first one that is drawn: pages hold some parts twice, for two widths.
  const found = `[...document.querySelectorAll(${JSON.stringify(step.focus)})]`;
  return session.run(`${found}.find((element) => element.checkVisibility()).focus()`);
}

function nameOf(step: Step): string {
  if ('press' in step) return step.press;
  if ('command' in step) return step.command;
  if ('type' in step) return `types "${step.type}"`;
  return 'focus' in step ? `focus on ${step.focus}` : 'a script in the page';
}

function joined(said: readonly string[]): string {
  return said.join(' / ') || '(nothing)';
}
