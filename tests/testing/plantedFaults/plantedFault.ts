import type { faultClasses } from './faultClasses.ts';

/** One mistake, put on purpose into languages that are sound otherwise. */
export type PlantedFault = {
  class: (typeof faultClasses)[number];
  /** The folder in `locales/` whose words are wrong. */
  locale: string;
  /** What is wrong, for people. */
  note: string;
  edit: Edit;
};

/**
 * What is done to the files. `file` is the name of a file of the fault's locale, without folder and
 * ending; `path`, `from` and `to` begin at the project's root.
 */
export type Edit =
  /** The text of one dotted key becomes another, or something that is no text. */
  | { kind: 'text'; file: string; key: string; text: unknown }
  /** In the source of the file, `find`, which stands there once, becomes `replacement`. */
  | { kind: 'replace'; file: string; find: string; replacement: string }
  | { kind: 'write'; path: string; content: string }
  /** A file takes the bytes of one that is published. */
  | { kind: 'copy'; path: string; from: string }
  | { kind: 'bytes'; path: string; hex: string }
  | { kind: 'move'; from: string; to: string }
  | { kind: 'remove'; path: string }
  /** A symbolic link, in the place of a file if there is one. */
  | { kind: 'link'; path: string; target: string };
