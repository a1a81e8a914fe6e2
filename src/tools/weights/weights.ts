import { join } from 'node:path';
import { writeWhole } from '../../project/writeWhole.ts';
import { root } from '../../project/root.ts';
import { findBuild } from '../../server/site/loadBuild.ts';
import { ensureBuilt } from '../build/ensureBuilt.ts';
import { tightened, type Budgets } from './budgets.ts';
import recorded from './budgets.json' with { type: 'json' };
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
const { manifest, siteFolder } = await findBuild(root);
const weights = await weighSite(siteFolder, manifest.pages);
const budgets: Budgets = recorded;
for (const [name, bytes] of Object.entries(weights)) {
  process.stdout.write(`${name}: ${describe(bytes, budgets[name])}\n`);
}
if (flag !== undefined) {
  const file = join(import.meta.dirname, 'budgets.json');
  await writeWhole(file, `${JSON.stringify(tightened(budgets, weights), null, 2)}\n`);
}
