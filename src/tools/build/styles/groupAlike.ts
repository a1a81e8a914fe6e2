/** Members that get the same choice, and how much they count together. */
type Group = { chosen: readonly boolean[]; members: readonly number[]; weight: number };

/**
 * Lets members share what they choose until there are few different choices: a group has all that one
 * of its members needs. The two that cost least by it, over all their members, become one group.
 * @param needed for each member, which of the things it needs.
 * @param lengths of each thing.
 * @param weights how much it counts what each member gets beyond that.
 * @returns for each member, which of the things it gets; members of a group get the same array.
 */
export function groupAlike(
  needed: readonly (readonly boolean[])[],
  lengths: readonly number[],
  weights: readonly number[],
  most: number,
): (readonly boolean[])[] {
  const bySame = Map.groupBy(needed.keys(), (member) => needed[member]?.map(Number).join('') ?? '');
  let groups: Group[] = Array.from(bySame.values(), (members) => ({
    chosen: needed[members[0] ?? 0] ?? [],
    members,
    weight: members.reduce((sum, member) => sum + (weights[member] ?? 0), 0),
  }));
  const costOf = rememberedCosts(lengths);
  while (groups.length > most) {
    const [one, other] = cheapestPair(groups, costOf);
    const merged = {
      chosen: one.chosen.map((isChosen, thing) => isChosen || other.chosen[thing] === true),
      members: [...one.members, ...other.members],
      weight: one.weight + other.weight,
    };
    groups = [...groups.filter((group) => group !== one && group !== other), merged];
  }
  const result: (readonly boolean[])[] = [];
  for (const { chosen, members } of groups) for (const member of members) result[member] = chosen;
  return result;
}

/** What it costs that two groups become one. */
type CostOf = (one: Group, other: Group) => number;

function cheapestPair(groups: readonly Group[], costOf: CostOf): [Group, Group] {
  let least = Infinity;
  let pair: [Group, Group] | undefined;
  groups.forEach((one, index) => {
    for (const other of groups.slice(index + 1)) {
      const cost = costOf(one, other);
      if (cost >= least) continue;
      least = cost;
      pair = [one, other];
    }
  });
  if (pair === undefined) throw new Error('Expected at least two groups.');
  return pair;
}

/** Most pairs are asked about again after each merger, and no group ever changes. */
function rememberedCosts(lengths: readonly number[]): CostOf {
  const known = new WeakMap<Group, WeakMap<Group, number>>();
  return (one, other) => {
    const ofOne = known.get(one) ?? new WeakMap<Group, number>();
    known.set(one, ofOne);
    const cost = ofOne.get(other) ?? addedTo(one, other, lengths);
    ofOne.set(other, cost);
    return cost;
  };
}

/** What members get beyond what they got, over all of them. */
function addedTo(one: Group, other: Group, lengths: readonly number[]): number {
  return lengths.reduce((sum, length, thing) => {
    const [inOne, inOther] = [one.chosen[thing] === true, other.chosen[thing] === true];
    if (inOne === inOther) return sum;
    return sum + length * (inOne ? other.weight : one.weight);
  }, 0);
}
