/**
 * Which pages a browser may draw ahead once somebody reaches for a link to them (speculation rules,
 * https://html.spec.whatwg.org/multipage/speculative-loading.html): pages of this site alone. An address
 * with a query answers one visitor, one with a dot is a file, and reports are long; whatever opens
 * elsewhere is not asked for ahead. Browsers that save data or power do none of it.
 * @param others paths that are left out, with everything below them.
 */
export function speculationRules(others: readonly string[]): string {
  const without = ['/*\\?(.+)', '/*.*', ...others.map((path) => `${path}*`)];
  const where = {
    and: [
      { href_matches: '/*' },
      ...without.map((pattern) => ({ not: { href_matches: pattern } })),
      { not: { selector_matches: '[target], [download]' } },
    ],
  };
  return `${JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] })}\n`;
}

/** The name of the published file of rules, by the hash of what is in it. */
export function rulesFile(hash: string): string {
  return `assets/prerender-${hash}.json`;
}

/** Whether a published file holds rules: browsers take them of {@link rulesType} only. */
export function isRulesFile(file: string): boolean {
  return /^assets\/prerender-[^/]*\.json$/u.test(file);
}

export const rulesType = 'application/speculationrules+json';

/** The header, in lower case, by which an answer says where the rules of a site are, if it has any. */
export function rulesHeader(file: string | undefined): Record<string, string> {
  return file === undefined ? {} : { 'speculation-rules': `"/${file}"` };
}
