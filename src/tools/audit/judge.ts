import type { Page } from 'playwright-core';
import { applied, isAbout, nameOf, type Note } from '../report/notes.ts';
import type { Observation } from '../report/results.ts';

/** What became of the notes in one audit. */
export type Judgement = {
  observations: Observation[];
  /** The notes that were about something found. */
  used: Note[];
  /** A sentence for each note that is too wide, and for each whose reason does not hold. */
  problems: string[];
};

/**
 * Lets each note look at the finding it was written for, in the page as it stands. A finding is
 * judged only by a note that is about it alone and whose check holds now.
 */
export async function judge(
  page: Page,
  observations: readonly Observation[],
  where: { page: string; state: string; mode: string },
  notes: readonly Note[],
): Promise<Judgement> {
  const judgement: Judgement = { observations: [...observations], used: [], problems: [] };
  for (const note of notes) {
    const found = observations.filter((observation) => isAbout(note, observation, where));
    const [only, ...others] = found;
    if (only === undefined) continue;
    judgement.used.push(note);
    const problem =
      others.length > 0
        ? `is too wide: it matches ${found.length} elements. Write one for each, or mend the cause.`
        : await note.check.run(page, only.selector);
    if (problem !== undefined) {
      judgement.problems.push(
        `${nameOf(note)} ${problem.startsWith('is') ? problem : `does not hold: ${problem}`}`,
      );
      continue;
    }
    judgement.observations = judgement.observations.map((observation) =>
      observation === only ? { ...observation, note: applied(note) } : observation,
    );
  }
  return judgement;
}
