import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defects } from '../score/defect.ts';
import type { Mutant, NamedTest } from './mutant.ts';

const killers = JSON.parse(
  readFileSync(join(import.meta.dirname, 'killers.json'), 'utf8'),
) as Readonly<Record<string, NamedTest>>;

/**
 * The planted defects that one named test has to notice, in the order of `killers.json`.
 * @throws Error for a name that no defect has.
 */
export const mutants: readonly Mutant[] = Object.entries(killers).map(([name, killedBy]) => {
  const defect = defects.find((one) => one.name === name);
  if (defect === undefined) throw new Error(`Expected the name of a defect, got "${name}".`);
  const { criteria, file, original, replacement } = defect;
  return { name, criteria, file, original, replacement, killedBy };
});
