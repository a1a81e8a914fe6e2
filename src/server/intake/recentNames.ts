/** Names that were added a short while ago. */
export type RecentNames = { has: (name: string) => boolean; add: (name: string) => void };

/**
 * Remembers names for a while.
 * @param most how many are remembered; the oldest make room.
 * @param duration milliseconds after which one is forgotten.
 */
export function recentNames(most: number, duration: number): RecentNames {
  const times = new Map<string, number>();
  return {
    has: (name) => Date.now() - (times.get(name) ?? -Infinity) < duration,
    add(name) {
      times.delete(name);
      times.set(name, Date.now());
      const [oldest] = times.size > most ? times.keys() : [];
      if (oldest !== undefined) times.delete(oldest);
    },
  };
}
