import { relative } from 'node:path';
import { root } from '../../project/root.ts';
import { sourceLocale } from '../../site/locales.ts';
import { drawStringPictures } from './drawStringPictures.ts';

/**
 * `node src/tools/strings/stringPictures.ts [locale] [page ...]`: a picture of each page with a
 * numbered box round every string, and a legend beside it.
 */
const [locale = sourceLocale, ...pages] = process.argv.slice(2);
const started = Date.now();
try {
  const legends = await drawStringPictures({ locale, pages });
  const seconds = Math.round((Date.now() - started) / 1000);
  for (const legend of legends) process.stdout.write(`${relative(root, legend)}\n`);
  process.stdout.write(`${legends.length} pictures with their strings, ${seconds} s\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
