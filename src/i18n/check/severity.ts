/**
 * How much a problem weighs. An *error* keeps its page out of its language: it is unsafe, cannot be
 * read, or says something else than the English (a number, a link, a value). A *todo* is work that
 * is left: a page that lacks something stays out, a text that is only old stays. A *hint* is
 * typography, or a doubt; nothing follows from it.
 */
export type Severity = 'error' | 'todo' | 'hint';

/** What each rule weighs. The ids are what reports, allow lists and people call a rule. */
export const severityOf = {
  'file-name': 'error',
  'file-size': 'error',
  'locale-name': 'error',
  'locale-facts': 'error',
  'language-name': 'error',
  'json-syntax': 'error',
  encoding: 'error',
  'duplicate-key': 'error',
  'key-shape': 'error',
  'wrong-type': 'error',
  'missing-source': 'error',
  'unsafe-markup': 'error',
  placeholder: 'error',
  link: 'error',
  'plural-number': 'error',
  'icu-syntax': 'error',
  'changed-number': 'error',
  'changed-address': 'error',
  'control-character': 'error',
  bidi: 'error',
  mojibake: 'error',
  'missing-file': 'todo',
  'missing-key': 'todo',
  empty: 'todo',
  untranslated: 'todo',
  'wrong-language': 'todo',
  'wrong-script': 'todo',
  homoglyph: 'todo',
  'unknown-key': 'hint',
  'plural-extra': 'hint',
  'plural-alike': 'hint',
  'placeholder-twice': 'hint',
  'number-word': 'hint',
  'number-format': 'hint',
  digits: 'hint',
  name: 'hint',
  'latin-word': 'hint',
  invisible: 'hint',
  'not-nfc': 'hint',
  'edge-space': 'hint',
  'double-space': 'hint',
  spacing: 'hint',
  quotes: 'hint',
  apostrophe: 'hint',
  ellipsis: 'hint',
  'end-mark': 'hint',
  punctuation: 'hint',
  'repeated-word': 'hint',
  'too-long': 'hint',
  'too-short': 'hint',
  consistency: 'hint',
  'duplicate-title': 'hint',
  swapped: 'hint',
  stale: 'todo',
  'stale-fact': 'error',
  'state-file': 'todo',
  'missing-note': 'hint',
  'unknown-note': 'hint',
  'notes-file': 'todo',
  'allow-list': 'hint',
} as const satisfies Record<string, Severity>;

/** The id of a rule. */
export type RuleId = keyof typeof severityOf;
