/** With what, when and from what a report was made. */
export type Run = {
  engine: string;
  secondEngine: string;
  browser: string;
  /** Whether browser and fonts are those of the lock file, so that every machine draws the same. */
  isPinned: boolean;
  fonts: readonly string[];
  node: string;
  platform: string;
  /** The hash of the audit itself: its sources, and the lock file with all versions. */
  method: string;
  started: string;
  seconds: number;
  /** The hash of the repository without the reports. */
  inputs: string;
  /** The last commit that changed one of the inputs; null where git could not tell. */
  commit: string | null;
};

/** Why what two runs draw cannot be compared, as the names of what differs; empty if it can. */
export function differencesOf(before: Run, now: Run): string[] {
  const named = (['engine', 'secondEngine', 'browser', 'fonts', 'node'] as const).filter(
    (fact) => String(before[fact]) !== String(now[fact]),
  );
  const isDrawnAlike = before.isPinned && now.isPinned;
  return isDrawnAlike ? named : ['isPinned', ...named];
}
