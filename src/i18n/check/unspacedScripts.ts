/**
 * Scripts without spaces between words, where a zero-width one says where a line may end: those
 * that UAX 14 leaves to dictionaries (Line_Break=SA), and Tibetan, Balinese and Javanese.
 */
export const unspacedScripts: ReadonlySet<string> = new Set([
  'Thai',
  'Laoo',
  'Khmr',
  'Mymr',
  'Lana',
  'Tale',
  'Talu',
  'Tavt',
  'Tibt',
  'Bali',
  'Java',
]);
