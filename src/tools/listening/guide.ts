import type { Guidepup } from './guidepup.ts';
import type { ScreenReader } from './screenReader.ts';

/** What one of the screen readers that guidepup drives has of its own. */
export type Guide = {
  /** Guidepup's names of commands. Of these readers none has to be brought into another mode. */
  commands: ScreenReader['commands'];
  commandsOf: (guidepup: Guidepup) => Readonly<Record<string, unknown>>;
  /** Guidepup's names of the keys that journeys press. */
  keys: Readonly<Record<string, string>>;
  /** What it says for a word of Orca's, as far as known: nobody has run it here yet. */
  words: Readonly<Record<string, string>>;
  settings: object;
  /** What is new of a phrase after that of the act before. */
  fresh: (phrase: string, before: string) => string;
  /** Brings Chrome to the front: whatever stands there is given the keys. */
  toFront: (guidepup: Guidepup) => Promise<void>;
  readSystem: () => Promise<string>;
};

/** Keys that are the same on all systems. */
export const sharedKeys = {
  Tab: 'Tab',
  'shift+Tab': 'Shift+Tab',
  Return: 'Enter',
  Escape: 'Escape',
  space: 'Space',
  Down: 'ArrowDown',
} as const;

/** Words that all readers share. */
export const sharedWords = {
  link: 'link',
  expanded: 'expanded',
  collapsed: 'collapsed',
  required: 'required',
  invalid: 'invalid',
  dialog: 'dialog',
  checked: 'checked',
  selected: 'selected',
} as const;
