/** How often something was said, or heard, in all runs of a journey. */
export type Count = { words: string; runs: number };

/** With what a journey was listened to. */
export type Reading = { reader: string; browser: string; system: string };

/** What a screen reader said on a journey, in as many runs as it says. */
export type Transcript = Reading & {
  journey: string;
  locale: string;
  /** The path of the page, and the SHA-256 of what stood in its body. */
  page: string;
  content: string;
  /** As YYYY-MM-DD. */
  date: string;
  runs: number;
  steps: readonly {
    step: string;
    /** Each way in which the step was answered, the most frequent first. */
    said: readonly Count[];
    /** What must be heard, and in how many runs it was. */
    expected: readonly Count[];
  }[];
};

/** Screen readers by name: those with a transcript, and others that visitors use, without one. */
export type ReadersHeard = { heard: readonly string[]; silent: readonly string[] };

/** A journey as the report shows it, with every transcript of it by language and reader. */
export type HeardFacts = {
  id: string;
  /** What is listened for, in an English sentence. */
  shows: string;
  transcripts: readonly (Omit<Transcript, 'steps'> & {
    /** Its page has changed since. */
    isOutdated: boolean;
    steps: readonly {
      /** Its place in the journey, from one. */
      place: number;
      step: string;
      said: readonly Count[];
      expected: readonly (Count & { isGating: boolean })[];
    }[];
  })[];
};
