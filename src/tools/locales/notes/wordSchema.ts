import { pluralBase } from '../../../i18n/check/pluralForms.ts';
import type { WordFile } from '../../../i18n/check/readWords.ts';
import { noteOn, type Notes } from './notes.ts';

/** A JSON Schema (2020-12), as far as it is needed here. */
export type Schema = {
  $schema?: string;
  type: 'object' | 'string';
  description?: string;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: false;
};

/**
 * The schema of a word file, for editors: it completes the keys of English, and shows the English
 * and the note where somebody hovers. A plural has the forms of every language.
 */
export function wordSchema({ words }: WordFile, notes: Notes): Schema {
  const schema = group();
  for (const [key, { text }] of words) {
    const path = key.split('.');
    const name = path.pop() ?? key;
    let object = schema;
    for (const part of path) object = (object.properties ??= {})[part] ??= group();
    const note = noteOn(notes, key);
    const leaf: Schema = {
      type: 'string',
      description: `English: ${text}${note === undefined ? '' : `\n\n${note}`}`,
    };
    const base = pluralBase(name);
    if (base === undefined) (object.properties ??= {})[name] = leaf;
    else {
      (object.properties ??= {})[name] ??= leaf;
      const forms = `^${base}_(?:zero|one|two|few|many|other)$`;
      (object.patternProperties ??= {})[forms] = leaf;
    }
  }
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...schema };
}

function group(): Schema {
  return { type: 'object', additionalProperties: false };
}
