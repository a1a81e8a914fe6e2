import { conventionsOf } from './conventions.ts';
import { readEnglish, type English } from './english.ts';
import { isSystemOf } from './numberingSystems.ts';
import { placeOf } from './placeOf.ts';
import { pluralBase } from './pluralForms.ts';
import { problemOf, type LocaleProblem } from './problem.ts';
import type { WordFile } from './readWords.ts';
import { languageRules, letterRules, signRules, textRules } from './rules/allRules.ts';
import { icu } from './rules/icu.ts';
import { Pair } from './rules/pair.ts';
import type { Finding, Language } from './rules/rule.ts';
import { scriptOf } from './scriptOf.ts';

/** Files of one language by name: `home`. */
export type Files = ReadonlyMap<string, WordFile>;

/** What the check is told of the site, and the glossary of the language. */
export type Facts = Pick<Language, 'company' | 'pages' | 'terms'>;

/** As often a language may do otherwise before it is told once as its habit. */
const habitual = 15;

/** React Aria's words are ICU messages, not i18next's. */
const icuFile = 'react-aria';

/**
 * What is wrong with the language of a locale's texts, by all rules of `rules/`. Files that cannot
 * be read, and texts that have no English, are left out.
 * @param english what {@link readSource} has found in the source files.
 */
export function checkLanguage(
  {
    locale,
    files,
    source,
    isSource,
  }: { locale: string; files: Files; source: Files; isSource: boolean },
  english: English,
  facts: Facts,
): LocaleProblem[] {
  const language = languageOf(locale, files, isSource, english, facts);
  const pairs = pairsOf(files, source);
  const found: (Finding & { pair: Pair })[] = [];
  const others = pairs.filter(({ isPlain }) => !isPlain);
  // Rule by rule: what one does again and again is sooner at hand than what all do in turn.
  for (const rule of textRules) {
    for (const pair of signRules.has(rule) ? others : pairs) {
      const told = rule(pair, language);
      if (told.length > 0) found.push(...told.map((finding) => ({ ...finding, pair })));
    }
  }
  for (const pair of pairs) {
    if (pair.name !== icuFile) continue;
    for (const finding of icu(pair, language)) found.push({ ...finding, pair });
  }
  // Its own name is no translation: only its letters can be wrong here.
  const name = files.get('locale')?.words.get('name');
  if (name !== undefined) {
    const pair = new Pair('locale', 'name', name.text, name.text);
    for (const rule of letterRules) {
      for (const finding of rule(pair, language)) found.push({ ...finding, pair });
    }
  }
  for (const rule of languageRules) found.push(...rule(pairs, language));
  return withoutHabits(found).map((finding) => problemIn(files, finding));
}

/** What the source's texts show together. */
export function readSource(source: Files): English {
  return readEnglish(
    [...source]
      .filter(([name]) => name !== 'locale')
      .flatMap(([, { words }]) => [...words.values()].map(({ text }) => text)),
  );
}

function languageOf(
  code: string,
  files: Files,
  isSource: boolean,
  english: English,
  facts: Facts,
): Language {
  const base = new Intl.Locale(code).language;
  const script = scriptOf(code) ?? 'Latn';
  const numberingSystem = files.get('locale')?.words.get('numberingSystem')?.text ?? '';
  return {
    code,
    base,
    script,
    numberingSystem: isSystemOf(code, numberingSystem) ? numberingSystem : undefined,
    isSource,
    conventions: conventionsOf(base, script),
    english,
    ...facts,
  };
}

/** Each text with its English; a plural form with the form of that name, else the one for many. */
function pairsOf(files: Files, source: Files): Pair[] {
  return [...files].flatMap(([name, { words }]) => {
    const original = source.get(name);
    if (name === 'locale' || original === undefined) return [];
    return [...words].flatMap(([key, { text }]) => {
      const base = pluralBase(key);
      const english =
        original.words.get(key) ??
        (base === undefined ? undefined : original.words.get(`${base}_other`));
      return english === undefined ? [] : [new Pair(name, key, text, english.text)];
    });
  });
}

function problemIn(
  files: Files,
  { rule, message, at, pair }: Finding & { pair: Pair },
): LocaleProblem {
  const file = files.get(pair.name);
  const word = file?.words.get(pair.key);
  if (file === undefined || word === undefined)
    return problemOf(rule, { file: pair.name }, message);
  const place = at === undefined ? word : placeOf(word, at, file.content, file.positionOf);
  return problemOf(
    rule,
    { file: file.file, line: place.line, column: place.column, key: pair.key },
    message,
  );
}

/** What a language does throughout is told once: it is one decision, and not many mistakes. */
function withoutHabits<Told extends Finding>(found: readonly Told[]): Told[] {
  const times = Map.groupBy(found, ({ habit }) => habit);
  const told = new Set<string>();
  return found.flatMap((finding) => {
    const { habit } = finding;
    if (habit === undefined) return [finding];
    const all = times.get(habit)?.length ?? 0;
    if (all <= habitual) return [finding];
    if (told.has(habit)) return [];
    told.add(habit);
    const message = finding.message.replace(/ English: ".*"$/u, '');
    return [{ ...finding, message: `${message} It is so in ${all} texts of this language.` }];
  });
}
