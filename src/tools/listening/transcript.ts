import type { Count, Transcript } from '../../delivery/transcript.ts';
import { isHeard } from './expectedWords.ts';

/** A step of one run: what was done, what was said of it, and what must be. */
export type HeardStep = { step: string; said: string; expected: readonly string[] };

/** How many equal runs it takes before words must be heard in every later one. */
export const runsToGate = 10;

/** Joins the runs of a journey, which all have the same steps. */
export function transcribe(
  about: Omit<Transcript, 'runs' | 'steps'>,
  runs: readonly (readonly HeardStep[])[],
): Transcript {
  const [first = []] = runs;
  const steps = first.map(({ step, expected }, index) => {
    const all = runs.map((run) => run[index]?.said ?? '');
    const said = [...Map.groupBy(all, (words) => words)]
      .map(([words, same]) => ({ words, runs: same.length }))
      .toSorted((a, b) => b.runs - a.runs);
    const heard = expected.map((words) => ({
      words,
      runs: all.filter((each) => isHeard(words, each)).length,
    }));
    return { step, said, expected: heard };
  });
  return { ...about, runs: runs.length, steps };
}

/** Whether words of a transcript must be heard from now on: all of its runs agree, and they are enough. */
export function isGating({ runs }: Pick<Transcript, 'runs'>, expected: Count): boolean {
  return runs >= runsToGate && expected.runs === runs;
}

/** What must be heard by a transcript, and was not in one more run, in sentences. */
export function findUnheard(transcript: Transcript, run: readonly HeardStep[]): string[] {
  return transcript.steps.flatMap(({ step, expected }, index) =>
    expected
      .filter((each) => isGating(transcript, each))
      .filter(({ words }) => !isHeard(words, run[index]?.said ?? ''))
      .map(
        ({ words }) =>
          `${transcript.journey} (${transcript.locale}), ${step}: expected to hear "${words}", got "${run[index]?.said ?? 'no such step'}".`,
      ),
  );
}
