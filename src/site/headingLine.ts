/** `--line-heading` in scale.css, where a script, or letters with two marks, set their own. */
const ofScript: Readonly<Record<string, number>> = { Latn: 1.04, Deva: 1.28, Arab: 1.32 };
const usual = 1.3;
const ofHighLetters = 1.36;

/** How far apart the lines of a heading stand in a script, in em. */
export function headingLineOf(script: string, words: string): number {
  const own = ofScript[script] ?? usual;
  return hasHighLetters(script, words) ? ofHighLetters : own;
}

/** Whether Latin letters carry two marks, as those of Vietnamese: at 1.04 em Ẩ would touch ợ. */
export function hasHighLetters(script: string, words: string): boolean {
  return script === 'Latn' && /\p{L}\p{M}{2}/u.test(words.normalize('NFD'));
}
