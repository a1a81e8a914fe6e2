import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultClasses } from './faultClasses.ts';
import type { PlantedFault } from './plantedFault.ts';

/** Faults that are too large to be written down. */
const large = {
  known: [
    {
      class: 'oversize',
      locale: 'fr',
      note: 'two megabytes',
      edit: write('fr', `{ "title": "${'x'.repeat(2_000_000)}" }`),
    },
    {
      class: 'oversize',
      locale: 'mr',
      note: '200 levels',
      edit: write('mr', `${'{"a":'.repeat(200)}"x"${'}'.repeat(200)}`),
    },
  ],
  unseen: [
    {
      class: 'oversize',
      locale: 'fr',
      note: 'A paragraph of a megabyte.',
      edit: {
        kind: 'text',
        file: 'home',
        key: 'hero.lead',
        text: 'Nous concevons, écrivons et testons des logiciels. '.repeat(20_000).trim(),
      },
    },
    {
      class: 'oversize',
      locale: 'mr',
      note: 'A file of four megabytes, nearly all of it spaces.',
      edit: {
        kind: 'replace',
        file: 'thanks-quote',
        find: '"home": "मुख्य',
        replacement: `"home":${' '.repeat(4_000_000)}"मुख्य`,
      },
    },
  ],
} as const satisfies Record<string, readonly PlantedFault[]>;

function write(locale: string, content: string): PlantedFault['edit'] {
  return { kind: 'write', path: `locales/${locale}/terms.json`, content };
}

/**
 * The faults that are planted in sound languages, one a line of `<writer>.jsonl`: by the author of
 * the rules, or by somebody who had not seen them. Characters that nobody sees are written as escapes.
 * Throws if a line is no JSON, or names a class that is not known.
 */
export function readFaults(writer: 'known' | 'unseen'): readonly PlantedFault[] {
  const file = `${writer}.jsonl`;
  const lines = readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n');
  const written = lines.map((line, index) => {
    const fault = JSON.parse(line) as PlantedFault;
    if (faultClasses.includes(fault.class)) return fault;
    throw new Error(
      `${file}:${index + 1}: expected a class of faultClasses.ts, got "${fault.class}".`,
    );
  });
  return [...written, ...large[writer]];
}
