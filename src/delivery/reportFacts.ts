import type { PeopleFacts } from './people.ts';
import type { ScoreFacts } from './scoreFacts.ts';
import type { HeardFacts, ReadersHeard } from './transcript.ts';

/** What a conformance report says of a criterion, in the words of `criteria.json`. */
export type Status = 'supports' | 'partly' | 'fails' | 'not-applicable' | 'not-evaluated';

/** Something that was shown of a criterion, by its id and in a sentence if it has one. */
type ShownFact = { id: string; sentence: string | undefined; component: string | undefined };

/** A success criterion as the report shows it. */
export type CriterionFacts = {
  number: string;
  level: 'A' | 'AA';
  /** As the standard calls it, in English. */
  name: string;
  en301549: string | null;
  section508: string | null;
  status: Status;
  /** In a sentence, in English: what is measured, which premise holds, what a person must judge. */
  because: string;
  shown: readonly ShownFact[];
  /** Rules of it that leave something to people. */
  asked: readonly string[];
  /** Names of planted defects of this criterion that tests have caught, in English. */
  defects: readonly string[];
  /** What would have to be checked besides, in English sentences. */
  missing: readonly string[];
  /** Faults that its checks have to notice, in English sentences. */
  faults: readonly string[];
};

/** A page as it was audited; those in pseudo-locales too, which are never published. */
export type PageFacts = {
  /** As its report is called: `en/home`, or `gallery-ltr/faq`. */
  name: string;
  path: string;
  sha256: string;
  audits: number;
  violations: number;
  needsReview: number;
  /** How many results the second engine leaves to people. */
  asked: number;
  states: readonly string[];
  /** Rules that met something. */
  rules: readonly string[];
  findings: readonly string[];
};

/** A component with what binds it. */
export type ComponentFacts = {
  /** As its page in the gallery is called. */
  name: string;
  requirements: readonly {
    id: string;
    sentence: string;
    criteria: readonly string[];
    /** The files of tests that have shown it: how they run, their path, and how many tests. */
    shownBy: readonly string[];
    doesNotApply: string | undefined;
  }[];
  /** State to what a screen reader is told in it, as stored. */
  snapshots: Readonly<Record<string, string>>;
};

/**
 * What machines have for a criterion: a rule of axe, one that met something on this site, the same of
 * either engine, own checks, or nothing at all.
 */
export type Reach = 'axe' | 'axeMet' | 'rule' | 'met' | 'own' | 'nothing';

/** Everything that the pages of the report show; drawn in the words of any locale. */
export type ReportFacts = {
  /** The day of the tests, as YYYY-MM-DD. */
  date: string;
  /** What made it, name and value, such as `axe-core 4.14.1`. */
  versions: readonly string[];
  /** The last commit that changed anything but the reports; null where git could not tell. */
  commit: string | null;
  /** SHA-256 of the repository without the reports. */
  inputs: string;
  criteria: readonly CriterionFacts[];
  /** The criteria, by number, of which machines see something: see {@link Reach}. */
  reached: Readonly<Record<Reach, readonly string[]>>;
  people: PeopleFacts;
  /** Every journey with a screen reader, and how many equal runs make a word one that must be heard. */
  heard: readonly HeardFacts[];
  runsToGate: number;
  readers: ReadersHeard;
  score: ScoreFacts;
  /** How many kinds of fault the checks of a criterion have to have caught for a machine to support it. */
  kindsToSupport: number;
  history: {
    /** The reports that have landed, oldest first, and this one. */
    lines: readonly HistoryLine[];
    /** What this one changes; null if it is the first. */
    changes: HistoryChanges | null;
  };
  pages: readonly PageFacts[];
  components: readonly ComponentFacts[];
  audit: AuditFacts;
};

/** A report that has landed, in one line. */
export type HistoryLine = {
  /** The day of the tests, as YYYY-MM-DD. */
  date: string;
  /** The last commit that changed anything but the reports; null where git could not tell. */
  commit: string | null;
  pages: number;
  states: number;
  audits: number;
  violations: number;
  undecided: number;
  /** How many records by people count no more. */
  expired: number;
  /** How many defects were planted, and how many of these a test has caught. */
  planted: number;
  caught: number;
  /** Of engines, browser and runtime. */
  versions: readonly string[];
  /** The criteria, by number, of each status. */
  criteria: Readonly<Record<Status, readonly string[]>>;
  /** Each finding by what stays the same of it: page, outcome, rule, component, element. */
  findings: readonly string[];
};

/** What a report says otherwise than the one before. */
export type HistoryChanges = {
  /** The day of the one before, as YYYY-MM-DD. */
  since: string;
  appeared: readonly string[];
  gone: readonly string[];
  criteria: readonly { number: string; from: Status; to: Status }[];
};

/** With what, when and from what the audit was made. */
export type AuditRun = {
  engine: string;
  secondEngine: string;
  browser: string;
  /** Whether browser and fonts are those of the lock file, so that every machine draws the same. */
  isPinned: boolean;
  fonts: readonly string[];
  node: string;
  platform: string;
  /** As YYYY-MM-DDThh:mm:ssZ. */
  started: string;
  seconds: number;
  /** The hash of the repository without the reports. */
  inputs: string;
  /** The last commit that changed one of the inputs; null where git could not tell. */
  commit: string | null;
};

/** What the audit tells of itself; names, sentences and reasons in English. */
export type AuditFacts = {
  /** How many of each; a finding that needs review is judged by a note, or unjudged. */
  counts: Readonly<
    Record<
      | 'audits'
      | 'pages'
      | 'locales'
      | 'pseudoPages'
      | 'pseudoLocales'
      | 'components'
      | 'states'
      | 'violations'
      | 'judged'
      | 'unjudged'
      | 'covered',
      number
    >
  >;
  /** The rules of the first engine: those with these tags, and these. */
  tags: readonly string[];
  extraRules: readonly string[];
  /** The rules that judge what is drawn, and so nothing that is covered. */
  drawnRules: readonly string[];
  /** What was looked at together: of each kind how many there are, how many were, and the others. */
  pairs: readonly {
    kind: readonly [Aspect, Aspect];
    pairs: number;
    covered: number;
    left: readonly { reason: string; pairs: readonly string[] }[];
  }[];
  modes: readonly {
    id: string;
    shows: string;
    /** Of the window, in CSS pixels. */
    width: number;
    height: number;
    /** Whether a state that exists in another window alone is shown in that. */
    isAnyWindow: boolean;
    /** The rules that run, if not all of them. */
    only: { rules: readonly string[]; because: string } | null;
    audits: number;
  }[];
  states: readonly {
    id: string;
    shows: string;
    /** The only windows it exists in. */
    window: 'small' | 'large' | null;
    /** The only pages it is looked at on. */
    only: { pages: readonly string[]; because: string } | null;
    /** On how many pages, and in how many modes, it was looked at. */
    pages: number;
    modes: number;
  }[];
  /** What the second engine leaves to people, by rule; always judged by the project. */
  judgements: readonly {
    rule: string;
    criteria: readonly string[];
    results: number;
    pages: number;
    asks: string;
    judgement: string;
    /** What is checked of it in every audit. */
    check: string | undefined;
    /** Requirements whose tests show it. */
    shownBy: readonly string[];
    /** The day, as YYYY-MM-DD. */
    date: string;
  }[];
  run: AuditRun;
};

/** What an audit is about one of: a page, its language, the state it is in, the mode it is shown in. */
type Aspect = 'page' | 'locale' | 'state' | 'mode';

/** What the accessibility statement says of the report in numbers. */
export type ConformanceSummary = {
  /** The day of the tests, as YYYY-MM-DD. */
  date: string;
  /** How many criteria there are, and how many of each status. */
  criteria: number;
  supports: number;
  notApplicable: number;
  notEvaluated: number;
  /** The criteria that fail, in whole or in part, by number and English name. */
  failures: readonly { id: string; name: string }[];
  /** Of the audit: pages in all languages, states on them, failures, and what it could not decide. */
  pages: number;
  states: number;
  violations: number;
  undecided: number;
  audits: number;
  /** Records by people that count no more. */
  expired: number;
};

/** How the report is drawn, where it is not for readers. */
type Drawing = {
  /** Whether every text names itself. */
  isMarked?: boolean;
  /** The languages; those that have the accessibility statement by default. */
  codes?: readonly string[];
};

/** Draws the files of the report, path to document. */
export type DrawReports = (facts: ReportFacts, drawing?: Drawing) => ReadonlyMap<string, string>;
