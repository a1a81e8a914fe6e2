import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { results } from '../lanes/lanes.ts';
import { collectRecord } from './collectRecord.ts';
import { readRequirements } from './readRequirements.ts';
import { readSpecification } from './readSpecification.ts';
import { readTestResults } from './readTestResults.ts';

/**
 * The last step of `npm test` but for the mutants: joins what the runners have reported with the
 * requirements and the specification, and writes the record to `test-results/record.json`. Fails
 * for each requirement that no test has shown. Ends with `N passed, N failed`.
 */
async function collect(): Promise<void> {
  const requirements = readRequirements();
  const specification = readSpecification();
  const date = new Date().toISOString().slice(0, 10);
  const record = collectRecord(requirements, specification, await readTestResults(), date);
  await writeFile(join(results, 'record.json'), `${JSON.stringify(record.evidence, null, 1)}\n`);
  for (const problem of record.problems) process.stderr.write(`${problem}\n`);
  const shown = new Set(record.evidence.map(({ requirement }) => requirement)).size;
  process.stdout.write(`${shown} passed, ${record.problems.length} failed\n`);
  process.exitCode = record.problems.length === 0 ? 0 : 1;
}

await collect();
