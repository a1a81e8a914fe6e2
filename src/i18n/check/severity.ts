/**
 * How much a problem weighs. An *error* keeps its page out of its language: it is unsafe, cannot be
 * read, or says something else than the English (a number, a link, a value). A *todo* is work that
 * is left: a page that lacks something stays out, a text that is only old stays. A *hint* is
 * typography; nothing follows from it.
 */
export type Severity = 'error' | 'todo' | 'hint';

/** What each rule weighs. The ids are what reports, allow lists and people call a rule. */
export const severityOf = {
  'file-name': 'error',
  'locale-name': 'error',
  'locale-facts': 'error',
  'json-syntax': 'error',
  encoding: 'error',
  'duplicate-key': 'error',
  'key-shape': 'error',
  'wrong-type': 'error',
  'unknown-key': 'error',
  'unsafe-markup': 'error',
  placeholder: 'error',
  'plural-extra': 'error',
  'missing-file': 'todo',
  'missing-key': 'todo',
  empty: 'todo',
  stale: 'todo',
  'stale-fact': 'error',
  'no-state': 'todo',
  'state-file': 'todo',
  'missing-note': 'hint',
  'unknown-note': 'hint',
  'notes-file': 'todo',
} as const satisfies Record<string, Severity>;

/** The id of a rule. */
export type RuleId = keyof typeof severityOf;
