/** How far a text is: not there, older than the English, a machine's, a person's, or reviewed. */
export type Standing = 'missing' | 'stale' | 'machine' | 'person' | 'reviewed';

/** One text of a page on its way to a translator. */
export type SentText = {
  /** Dotted. */
  key: string;
  english: string;
  /** Empty if there is none yet. */
  text: string;
  /** What the translator is told of it. */
  notes: readonly string[];
  standing: Standing;
};

/** One text as it comes back. */
export type ReceivedText = Pick<SentText, 'key' | 'english' | 'text'> & {
  /**
   * What the translator says of it: `fuzzy` that it is a guess (PO), `done` that it is right, `open`
   * that it may still need somebody (XLIFF `initial` and `translated`).
   */
  mark: 'fuzzy' | 'open' | 'done';
};

/** The texts of a page in one language; `name` is that of the word file. */
export type ExchangePage<Text> = { name: string; locale: string; texts: readonly Text[] };

/** A format that texts travel in. */
export type ExchangeFormat = {
  /** Endings of its files; the first is written. */
  endings: readonly string[];
  write: (page: ExchangePage<SentText>) => string;
  /** @throws Error that says what was expected, for content that is not in this format or not whole. */
  read: (content: string) => ExchangePage<ReceivedText>;
};
