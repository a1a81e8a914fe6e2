import type { Observation } from './results.ts';
import type { Verdict } from './verdicts.ts';

/** Finds the verdict on something that needs review; undefined if there is none or it is a violation. */
export function verdictOn(
  { rule, outcome, components }: Pick<Observation, 'rule' | 'outcome' | 'components'>,
  verdicts: readonly Verdict[],
): Verdict | undefined {
  if (outcome === 'violation') return undefined;
  return verdicts.find(
    (verdict) => verdict.rule === rule && components.includes(verdict.component),
  );
}

/** The verdicts that no observation asks for. */
export function unusedVerdicts(
  observations: readonly Observation[],
  verdicts: readonly Verdict[],
): Verdict[] {
  const used = new Set(observations.map((observation) => verdictOn(observation, verdicts)));
  return verdicts.filter((verdict) => !used.has(verdict));
}
