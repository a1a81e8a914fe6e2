/**
 * Words of the source locale whose part of the site is not there yet, as `file: key`. The list
 * only shrinks: what a part uses is taken off it, and what no part will use is deleted.
 */
export const waitingWords: readonly string[] = [
  'forms: errors.company.required',
  'forms: errors.company.too-long',
  'forms: errors.wecontactyou.required',
];
