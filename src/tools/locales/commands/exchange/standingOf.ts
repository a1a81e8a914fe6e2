import { hashOf, type TextState } from '../../state/localeState.ts';
import type { Standing } from './exchangeText.ts';

/** How far a text is, by what is known of it. One of which nobody has said whose it is counts as a machine's. */
export function standingOf(
  text: string | undefined,
  english: string,
  entry: TextState | undefined,
): Standing {
  if (text === undefined) return 'missing';
  if (entry === undefined || entry.text !== hashOf(text)) return 'machine';
  if (entry.english !== hashOf(english)) return 'stale';
  if (entry.reviewedBy !== undefined) return 'reviewed';
  return entry.origin;
}
