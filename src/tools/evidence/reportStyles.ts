import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../project/root.ts';

/** The stylesheet of the site as built, and what is the report's own. */
export function reportStyles(): string {
  const assets = join(root, 'dist/assets');
  const [site] = readdirSync(assets).filter((file) => /^site-.*\.css$/u.test(file));
  if (site === undefined) throw new Error('Expected a built site. Run `npm run build`.');
  return (
    readFileSync(join(assets, site), 'utf8') +
    readFileSync(join(root, 'src/reports/report.css'), 'utf8')
  );
}
