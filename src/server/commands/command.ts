import type { OwnersStore } from '../store/ownersStore.ts';

/** What a command is given: the store and, by name, its options; a switch that is on is `'yes'`. */
export type Given = {
  /** Opens the store that the environment chooses; whoever does closes it. */
  openStore: () => Promise<OwnersStore>;
  /** The data folder. */
  folder: string;
  environment: NodeJS.ProcessEnv;
  options: Readonly<Record<string, string | undefined>>;
  /** The path that it was given, or empty if it takes none. */
  file: string;
};

/** One command of the owner, as `npm run submissions -- <name>`. */
export type Command = {
  /** What may follow the name, as the usage shows it. */
  usage: string;
  /** What it does, in a sentence. */
  about: string;
  options: readonly string[];
  switches?: readonly string[];
  takesFile?: true;
  /** It is about the files of the data folder, and there is nothing like it for a database elsewhere. */
  isOfFiles?: true;
  /** Prints what came of it. @throws Error with a sentence in which nothing is personal. */
  run: (given: Given) => Promise<void> | void;
};
