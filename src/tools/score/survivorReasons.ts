import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of planted defects that no test notices, by name, why that is left so: an English sentence each. */
export const survivorReasons = JSON.parse(
  readFileSync(join(import.meta.dirname, 'survivors.json'), 'utf8'),
) as Readonly<Record<string, string>>;
