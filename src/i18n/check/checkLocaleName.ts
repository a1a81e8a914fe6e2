/** Languages that are written in several scripts, so that a tag may have to say which. */
const severalScripts = new Set(
  'az bs crh ha hi iu kk kok ks ku ky mn mni ms pa sat sd shi sr su tg tk tt ug uz vai yue zh'.split(
    ' ',
  ),
);

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * What is wrong with a locale folder's name, or undefined: it must be a BCP 47 tag in its
 * canonical letter case, of a language the engine has plural rules for, with a region that is one
 * and a script only where the language has several.
 */
export function checkLocaleName(name: string): string | undefined {
  const canonical = canonicalTag(name.replaceAll('_', '-'));
  const isPlain = canonical !== undefined && !/-[a-z]-/iu.test(canonical);
  if (!isPlain || !Intl.PluralRules.supportedLocalesOf(canonical).length) {
    return `Expected a language tag such as de or pt-BR, got "${name}". Rename the folder.`;
  }
  const { language, script, region } = new Intl.Locale(canonical);
  const isRegion = region === undefined || /^\d{3}$/u.test(region) || isCountry(region);
  const isNeeded = script === undefined || (severalScripts.has(language) && isWritten(script));
  const expected = [language, isNeeded ? script : undefined, isRegion ? region : undefined]
    .filter((part) => part !== undefined)
    .join('-');
  const full =
    canonical.split('-').length > expected.split('-').length && isNeeded && isRegion
      ? canonical
      : expected;
  return full === name ? undefined : `Expected "${full}", got "${name}". Rename the folder.`;
}

function isCountry(region: string): boolean {
  return !/^(?:ZZ|X[A-Z]|Q[M-Z]|AA|EU|EZ|UN)$/u.test(region) && regions.of(region) !== undefined;
}

function isWritten(script: string): boolean {
  return !/^(?:Zyyy|Zinh|Zxxx|Zzzz|Qa)/u.test(script);
}

function canonicalTag(name: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(name)[0];
  } catch {
    return undefined;
  }
}
