import type { PublishedPage } from '../../delivery/manifest.ts';
import type { AppliedNote } from './notes.ts';

/** What the engine says of an element: a failure, or something it cannot decide. */
type Outcome = 'violation' | 'needs review';

/** Which engine has found something. */
type Engine = 'axe' | 'equal-access';

/** One thing found on one element in one audit. */
export type Observation = {
  engine: Engine;
  rule: string;
  outcome: Outcome;
  /** The engine's rating: minor, moderate, serious or critical; the second engine gives none. */
  impact: string;
  help: string;
  /** Success criteria of WCAG that the rule belongs to, such as 1.4.3; none for a best practice. */
  criteria: readonly string[];
  /** The class root or island name nearest to the element. */
  component: string;
  /** A CSS selector that matches this element of the page and no other. */
  selector: string;
  messages: readonly string[];
  /** Why it is no failure, if somebody has judged it and the check of the note held. */
  note?: AppliedNote;
};

/** What one run of the engine over a whole document says. */
export type Inspection = {
  /** Rule id to the number of elements that pass it; only rules that met something. */
  passes: Readonly<Record<string, number>>;
  /** The rules that ran and met nothing. */
  inapplicable: readonly string[];
  /** How many judgements on what is seen were left out, because an open layer covers the element. */
  covered: number;
  observations: readonly Observation[];
};

/** What the second engine says of a page besides violations, in numbers by rule. */
export type SecondOpinion = {
  /** How many results of a rule pass; only rules that met something. */
  passes: Readonly<Record<string, number>>;
  /** How many results of a rule say that somebody has to look: see `Judgement`. */
  undecided: Readonly<Record<string, number>>;
};

/** One page in one state and one mode. */
export type Audit = Inspection & {
  page: PublishedPage;
  state: string;
  mode: string;
  /** Of the page as loaded, in one mode. */
  second?: SecondOpinion | undefined;
};
