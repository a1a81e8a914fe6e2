import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a visitor does: a key of the page, a command of the reader, words; or what is there before. */
type Act =
  /** A key as xdotool names it, such as `shift+Tab`. */
  | { press: string }
  | { command: Command }
  | { type: string }
  /** The focus goes to the first element drawn that a selector finds. */
  | { focus: string }
  /** A script runs in the page. */
  | { run: string };

export type Step = Act & {
  /** How often, each heard by itself; once unless said otherwise. */
  times?: number;
  /** How long is listened for more, in ms, once the reader has fallen silent. */
  wait?: number;
  /** Words of the reader's own that must be heard, as Orca says them: `expanded`. */
  hear?: readonly string[];
  /** Texts of the page that must be heard, as file and key: `common:header.menu`. */
  read?: readonly string[];
};

/** A way through one page that a screen reader is listened to on. */
export type Journey = {
  id: string;
  /** Id of the page. */
  page: string;
  /** What is listened for, in a sentence. */
  shows: string;
  /** The requirements that can be heard on it. */
  requirements: readonly string[];
  /** Of the window, in px, where the page has to be narrow. */
  width?: number;
  steps: readonly Step[];
};

/** What readers have their own keys for. */
export type Command = 'next heading' | 'next line' | 'previous line' | 'reader mode' | 'say all';

/** All journeys; other readers can be driven by the same file. */
export const journeys = JSON.parse(
  readFileSync(join(import.meta.dirname, 'journeys.json'), 'utf8'),
) as readonly Journey[];
