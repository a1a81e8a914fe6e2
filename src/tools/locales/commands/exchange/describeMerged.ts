import type { Authorship } from '../../state/recordState.ts';
import { counted } from '../countWords.ts';
import type { Merged } from './mergePage.ts';

/** What an import has done, in lines for people: in all, and what it did not take, by key. */
export function describeMerged(
  locale: string,
  merged: readonly (readonly [name: string, page: Merged])[],
  { origin, reviewedBy }: Authorship,
): string[] {
  const all = (kind: 'changed' | 'confirmed' | 'unsigned' | 'guessed' | 'unknown') =>
    merged.flatMap(([name, page]) => page[kind].map((key) => `${name} ${key}`));
  const by = reviewedBy === undefined ? '' : `, reviewed by ${reviewedBy}`;
  const changed = `${counted(all('changed').length, 'text')} new or changed, as of a ${origin}${by}`;
  const lines = [
    `${locale}: ${changed}; ${all('confirmed').length} confirmed as they are.`,
    ...told(
      all('unsigned'),
      'no longer marked, but nobody has signed: they stay a machine\'s. Say who: --reviewed-by "<name>".',
    ),
    ...told(
      all('guessed'),
      'marked as a guess (fuzzy) and left out. Take the mark away, or say --machine.',
    ),
    ...told(all('unknown'), 'of a key that English does not have, and left out.'),
  ];
  return lines;
}

function told(keys: readonly string[], what: string): string[] {
  if (keys.length === 0) return [];
  return [`${counted(keys.length, 'text')} ${what}`, ...keys.map((key) => `  ${key}`)];
}
