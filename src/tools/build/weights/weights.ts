import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../../delivery/manifest.ts';
import { writeWhole } from '../../../project/writeWhole.ts';
import { root } from '../../../project/root.ts';
import { ensureBuilt } from '../ensureBuilt.ts';
import { budgetsFile, readBudgets, tightened } from './budgets.ts';
import { weighSite } from './weighSite.ts';
import { describe } from './weightsPage.ts';

/**
 * `npm run weights`: tells what everything that a visitor loads weighs, builds the site if need be.
 * With `--record` writes it down: what got lighter gets a tighter budget, what is new its first.
 */
const [flag, ...others] = process.argv.slice(2);
if (others.length > 0 || (flag !== undefined && flag !== '--record')) {
  process.stderr.write(`Expected nothing or --record, got ${process.argv.slice(2).join(' ')}.\n`);
  process.exit(1);
}
await ensureBuilt();
const { pages } = JSON.parse(await readFile(join(root, 'build/manifest.json'), 'utf8')) as Manifest;
const weights = await weighSite(join(root, 'dist'), pages);
const budgets = readBudgets();
for (const [name, bytes] of Object.entries(weights)) {
  process.stdout.write(`${name}: ${describe(bytes, budgets[name])}\n`);
}
if (flag !== undefined) {
  await writeWhole(budgetsFile, `${JSON.stringify(tightened(budgets, weights), null, 2)}\n`);
}
