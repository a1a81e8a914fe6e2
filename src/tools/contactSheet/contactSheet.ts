import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadBuild } from '../../server/site/loadBuild.ts';
import { siteRoot } from '../../server/settings.ts';
import { addGallery } from '../states/addGallery.ts';
import { root } from '../../project/root.ts';
import { choosePages } from './choosePages.ts';
import { sheetPage } from './sheetPage.ts';
import { takePictures } from './takePictures.ts';

/**
 * `npm run contact-sheet`: writes screenshots of every part and of the first page of each kind of
 * the built site to `test-results/contact-sheet/`, with a page that shows them side by side.
 * `--all` takes every page.
 */
async function contactSheet(): Promise<void> {
  const started = Date.now();
  const folder = join(root, 'test-results', 'contact-sheet');
  const site = siteRoot(process.env);
  const { build, remove } = await addGallery(await loadBuild(site), site);
  const pages = choosePages(
    build.manifest,
    process.argv.includes('--all') ? 'all' : 'of each kind',
  );
  await rm(folder, { recursive: true, force: true });
  const pictures = await takePictures(build, pages, folder).finally(remove);
  await writeFile(join(folder, 'index.html'), sheetPage(pictures));
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(
    `${pictures.length} pictures, ${seconds} s: ${join(folder, 'index.html')}\n`,
  );
}

try {
  await contactSheet();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
