import type { Plan } from './planReporter.ts';
import { rooms } from './rooms.ts';

/** What is read of Stryker's report, whose form is that of mutation-testing-report-schema. */
export type Report = {
  files: Readonly<
    Record<string, { mutants: readonly { status: string; testsCompleted?: number }[] }>
  >;
  framework?: { version?: string };
};

/** When a room was mutated, and of what. */
export type Occasion = { day: string; commit: string | null };

const outcomes = {
  Killed: 'killed',
  Timeout: 'timeout',
  Survived: 'survived',
  NoCoverage: 'noCoverage',
  Ignored: 'ignored',
  RuntimeError: 'errors',
  CompileError: 'errors',
} as const;

type Outcome = (typeof outcomes)[keyof typeof outcomes] | 'notTried';

/** A room of the summary: how many mutants it has, and what became of them. */
export type RoomSummary = Occasion & { stryker: string; mutants: number } & Record<Outcome, number>;

/** The file of the report in which the summary stands, beside those of the audit. */
export const mutationFile = 'mutation.json';

/**
 * What became of the mutants of some rooms.
 * @param wanted the rooms that Stryker was asked for; what it remembers of others is of another day.
 * @param plan how many there are; whatever the report does not have was not tried.
 */
export function summaryOf(
  wanted: readonly string[],
  report: Report,
  plan: Plan,
  occasion: Occasion,
): Record<string, RoomSummary> {
  const summaries = wanted.map((room) => {
    const folder = rooms[room] ?? room;
    const planned = Object.entries(plan).filter(([file]) => file.startsWith(folder));
    const mutants = planned.reduce((sum, [, count]) => sum + count, 0);
    const counts = {
      killed: 0,
      timeout: 0,
      survived: 0,
      noCoverage: 0,
      ignored: 0,
      errors: 0,
      notTried: mutants,
    };
    for (const mutant of planned.flatMap(([file]) => report.files[file]?.mutants ?? [])) {
      const outcome = outcomeOf(mutant);
      counts.notTried -= 1;
      counts[outcome] += 1;
    }
    const stryker = report.framework?.version ?? 'unknown';
    return [room, { ...occasion, stryker, mutants, ...counts }] as const;
  });
  return Object.fromEntries(summaries);
}

/** A mutant that survived no test at all has not been tried, whatever its runner says. */
function outcomeOf({
  status,
  testsCompleted,
}: Report['files'][string]['mutants'][number]): Outcome {
  if (status === 'Survived' && testsCompleted === 0) return 'notTried';
  return (outcomes as Readonly<Record<string, Outcome>>)[status] ?? 'notTried';
}
