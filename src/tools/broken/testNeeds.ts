import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NamedTest } from './break.ts';

/** Whether a test runs in the browser. */
export function isJourney({ file }: NamedTest): boolean {
  return file.startsWith('tests/journeys/');
}

/** Whether a test of a copy of the project looks at what a build has left there. */
export function needsBuild(copy: string, test: NamedTest): boolean {
  const file = join(copy, test.file);
  if (isJourney(test) || !existsSync(file)) return isJourney(test);
  return readFileSync(file, 'utf8').includes("from './builtSite.ts'");
}
