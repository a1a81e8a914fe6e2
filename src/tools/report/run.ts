import type { AuditRun } from '../../delivery/reportFacts.ts';

/** With what, when and from what a report was made. */
export type Run = AuditRun & {
  /** The hash of the audit itself: its sources, and the lock file with all versions. */
  method: string;
};

/** Why what two runs draw cannot be compared, as the names of what differs; empty if it can. */
export function differencesOf(before: Run, now: Run): string[] {
  const named = (['engine', 'secondEngine', 'browser', 'fonts', 'node'] as const).filter(
    (fact) => String(before[fact]) !== String(now[fact]),
  );
  const isDrawnAlike = before.isPinned && now.isPinned;
  return isDrawnAlike ? named : ['isPinned', ...named];
}
