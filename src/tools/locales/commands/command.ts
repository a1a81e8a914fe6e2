/** What a command says: text for standard output, and whether it succeeded. */
type Outcome = { output: string; exitCode: 0 | 1 };

/** One command of `npm run i18n`. */
export type Command = {
  /** What stands after the command's name, for the help: `<locale> [page...]`. */
  usage: string;
  /** What it does, one sentence. */
  summary: string;
  /** Further lines of its own help. */
  details?: readonly string[];
  /**
   * Runs it on the project at a root.
   * @throws Error that says what was expected, for arguments it cannot work with; nothing is written then.
   */
  run: (args: readonly string[], root: string) => Promise<Outcome>;
};
