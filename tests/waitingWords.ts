/**
 * Words of the source locale whose part of the site is not there yet, as `file: key`. The list
 * only shrinks: what a part uses is taken off it, and what no part will use is deleted.
 */
export const waitingWords: readonly string[] = [
  'forms: errors.company.required',
  'forms: errors.company.too-long',
  'forms: errors.wecontactyou.required',
  'forms: consultation.name',
  'forms: consultation.company',
  'forms: consultation.email',
  'forms: consultation.mobile',
  'forms: consultation.mobileHint',
  'forms: consultation.interest',
  'forms: consultation.interestPlaceholder',
  'forms: consultation.message',
  'forms: consultation.interests.web',
  'forms: consultation.interests.mobile',
  'forms: consultation.interests.marketing',
  'forms: consultation.preference.label',
  'forms: consultation.preference.hint',
  'forms: consultation.preference.or',
  'forms: consultation.preference.options.email',
  'forms: consultation.preference.options.call',
  'forms: consultation.preference.options.either',
  'forms: consultation.preference.cleared.email',
  'forms: consultation.preference.cleared.call',
  'forms: consultation.preference.cleared.both',
  'forms: consultation.preference.cleared.either',
  'forms: consultation.submit',
  'forms: consultation.failed',
  'forms: consultation.unreachable',
  'forms: consultation.success',
];
