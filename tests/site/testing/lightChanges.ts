import type { AtRule, Declaration, Rule } from 'postcss';

/** How an animation runs: seconds of one round, and how often it begins anew. */
export type Course = { name: string; seconds: number; rounds: number; steps: number };

/**
 * How a declaration of `animation` runs.
 * @throws Error if its length cannot be read: nobody could say how often it changes then.
 */
export function courseOf({ value }: Pick<Declaration, 'value'>, names: readonly string[]): Course {
  const name = names.find((one) => value.split(/\s+/u).includes(one));
  const seconds = /(?:^|\s)(\d*\.?\d+)(m?s)(?=\s|$)/u.exec(value);
  if (name === undefined || seconds === null) {
    throw new Error(
      `Expected an animation with a length and a name of ${names.join(', ')}, got "${value}".`,
    );
  }
  const length = Number(seconds[1]) / (seconds[2] === 'ms' ? 1000 : 1);
  const steps = Number(/steps\((\d+)/u.exec(value)?.[1] ?? 1);
  const rounds = /\binfinite\b/u.test(value)
    ? Infinity
    : Number(/(?:^|\s)(\d+)(?=\s|$)/u.exec(value)?.[1] ?? 1);
  return { name, seconds: length, rounds, steps };
}

/**
 * The moments of one round at which something begins to change, as shares of it: each stop whose
 * values are not those of the next one, and the jump back to the beginning.
 */
export function changesIn(keyframes: AtRule): number[] {
  const stops = new Map<number, string>();
  keyframes.walkRules((rule: Rule) => {
    for (const selector of rule.selectors) {
      const share = selector === 'from' ? 0 : selector === 'to' ? 100 : Number.parseFloat(selector);
      stops.set(share / 100, `${stops.get(share / 100) ?? ''}${String(rule.nodes)}`);
    }
  });
  // What is not said is what the element has without the animation.
  for (const end of [0, 1]) if (!stops.has(end)) stops.set(end, 'as it is');
  const shares = [...stops.keys()].toSorted((a, b) => a - b);
  const changing = shares.slice(0, -1).filter((share, index) => {
    return stops.get(share) !== stops.get(shares[index + 1] ?? 1);
  });
  return stops.get(0) === stops.get(1) ? changing : [...changing, 1];
}

/** The most changes that begin within any one second of an animation. */
export function changesPerSecond(
  { seconds, rounds, steps }: Course,
  changes: readonly number[],
): number {
  const known = Math.min(rounds, Math.ceil(2 / seconds) + 1);
  const moments = Array.from({ length: known }, (_, round) =>
    changes.flatMap((share) =>
      Array.from(
        { length: steps },
        (_step, step) => (round + share + step / steps / changes.length) * seconds,
      ),
    ),
  ).flat();
  return Math.max(
    0,
    ...moments.map((from) => moments.filter((at) => at >= from && at < from + 1).length),
  );
}
