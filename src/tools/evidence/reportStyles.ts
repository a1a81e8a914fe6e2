import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../project/root.ts';

/** The stylesheets of the site as built, and what is the report's own. */
export function reportStyles(): string {
  const assets = join(root, 'dist/assets');
  const built = readdirSync(assets).filter((file) => /^(?:fonts|site)-.*\.css$/u.test(file));
  if (built.length !== 2) throw new Error('Expected a built site. Run `npm run build`.');
  const files = [...built.map((file) => join(assets, file)), join(root, 'src/reports/report.css')];
  return files.map((file) => readFileSync(file, 'utf8')).join('');
}
