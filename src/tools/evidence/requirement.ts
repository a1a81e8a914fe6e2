/** One thing that the site promises its visitors, as `<Component>.requirements.json` says it. */
export type Requirement = {
  /** What it is about, a slash, and what it is: `banner/fade`. Tests that show it carry it as a tag. */
  id: string;
  sentence: string;
  /** The success criteria of WCAG 2.2 that it serves, by number; none if it is good service alone. */
  criteria: readonly string[];
  /** Sentences of the specification that are shown with it: `S4.2`. */
  specification?: readonly string[];
  /** Why this site cannot break it; then no test shows it. */
  doesNotApply?: string;
};

/** A requirement with the file it stands in, relative to the project. */
export type FiledRequirement = Requirement & { file: string };
