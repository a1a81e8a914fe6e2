import type { PublishedPage } from '../../site/manifest.ts';

/** What the engine says of an element: a failure, or something it cannot decide. */
export type Outcome = 'violation' | 'needs review';

/** One thing found in one audit; alike elements of a component are counted, not repeated. */
export type Observation = {
  rule: string;
  outcome: Outcome;
  /** The engine's rating: minor, moderate, serious or critical. */
  impact: string;
  help: string;
  /** Class roots and island names from the element upwards; the first is its component. */
  components: readonly string[];
  /** A path to the element from its component, without generated ids. */
  element: string;
  messages: readonly string[];
  elements: number;
};

/** What one run of the engine over a whole document says. */
export type Inspection = {
  /** Rule id to the number of elements that pass it. */
  passes: Readonly<Record<string, number>>;
  observations: readonly Observation[];
};

/** One page in one state and one mode. */
export type Audit = Inspection & { page: PublishedPage; state: string; mode: string };

/** The component that a finding is filed under. */
export function componentOf({ components }: Pick<Observation, 'components'>): string {
  return components[0] ?? 'document';
}
