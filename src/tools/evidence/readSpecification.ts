import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../project/root.ts';

/** A sentence of the specification: `S2.14` is the fourteenth of section 2. */
export type Sentence = { id: string; section: number; sentence: string };

/** Every sentence of `docs/specification.md`, which lists them as `- **S2.14** ...`, in its order. */
export function readSpecification(folder = root): Sentence[] {
  const text = readFileSync(join(folder, 'docs/specification.md'), 'utf8');
  return Array.from(
    text.matchAll(/^- \*\*(?<id>S(?<section>\d+)\.\d+)\*\* (?<sentence>.+)$/gmu),
    ({ groups = {} }) => ({
      id: groups['id'] ?? '',
      section: Number(groups['section']),
      sentence: groups['sentence'] ?? '',
    }),
  );
}
