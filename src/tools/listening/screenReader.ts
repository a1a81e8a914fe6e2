import type { Reading } from '../../delivery/transcript.ts';
import type { Command } from './journey.ts';

/** A screen reader on a page: each act resolves with what it said of it, once it has fallen silent. */
export type Session = {
  /** What it said of the page as it opened. */
  opening: readonly string[];
  /** A key of the page, as xdotool names it. */
  press: (key: string) => Promise<string[]>;
  command: (command: Command) => Promise<string[]>;
  type: (text: string) => Promise<string[]>;
  /** Runs a script in the page. */
  run: (script: string) => Promise<string[]>;
  /** Only listens, for so many ms more. */
  wait: (ms: number) => Promise<string[]>;
  close: () => Promise<void>;
};

/** A screen reader that walks journeys. */
export type ScreenReader = {
  /** What it has for each command; a step whose command is not among them is passed over. */
  commands: Readonly<Partial<Record<Command, string>>>;
  /** What it says for a word of Orca's, in whose words journeys are written; undefined if not known. */
  ownWords: (words: string) => string | undefined;
  /** Names itself, browser and system. @throws Error that says what is missing, and how to get it. */
  readVersions: () => Promise<Reading>;
  /**
   * Starts it, and a browser at an address.
   * @param width of the window, in px.
   * @param quiet for how many ms nothing may happen before it counts as silent.
   */
  open: (address: string, width: number | undefined, quiet: number) => Promise<Session>;
};
