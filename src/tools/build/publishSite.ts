// Longer than others: the steps of a build, in their order.
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from '../../delivery/manifest.ts';
import type { DrawPicture, Render } from '../../delivery/rendering.ts';
import { rulesFile, speculationRules } from '../../delivery/speculationRules.ts';
import { reportsPath } from '../../site/content/legal.ts';
import { company } from '../../site/company.ts';
import { auditedDirection, galleryLocale } from '../states/galleryLocale.ts';
import { loadGallery, type Gallery } from '../states/loadGallery.ts';
import { statusPage } from '../locales/commands/status/statusPage.ts';
import { isPseudoLocale } from '../../site/locales.ts';
import { checkPublished } from './checkPublished.ts';
import { compress } from './compress.ts';
import { createHeaders } from './createHeaders.ts';
import { createManifest, type SiteDescription } from './createManifest.ts';
import { planPictures } from '../../pictures/planPictures.ts';
import { writePicturesAside } from '../../pictures/writePicturesAside.ts';
import { foreignIntake } from './foreignIntake.ts';
import { inlineStyles } from './styles/inlineStyles.ts';
import { inputsFile } from './ensureBuilt.ts';
import { readHandover, type Handover } from './handover.ts';
import { hashPages, type HashedPage } from './hashPages.ts';
import { hostFiles } from './hostFiles.ts';
import { ownOrigins } from './origins.ts';
import { writePageHashes } from '../report/pageHashes.ts';
import { publishReport } from '../report/publishReport.ts';
import { runHalf } from './runHalf.ts';
import { step } from './step.ts';
import { scriptsWithoutFace } from './scriptsWithoutFace.ts';
import { contentHash } from '../../project/contentHash.ts';
import { reportsFolder } from '../../project/repository.ts';
import { root } from '../../project/root.ts';
import { readBudgets } from './weights/budgets.ts';
import { weighSite } from './weights/weighSite.ts';
import { weightsPage } from './weights/weightsPage.ts';

const published = join(root, 'dist');

/**
 * The second half of `npm run build`: draws every page of every locale into `dist/` with what
 * {@link bundleSite} made, and writes what static hosts and our server need. What is left out of a
 * language is told at the end, and how many samples are left.
 */
async function publishSite(): Promise<void> {
  const { start, inputs, status, partClasses, notes, sampleCount } = await readHandover();
  step('Pages');
  const renderer = (await import(pathToFileURL(join(root, 'build/renderer.js')).href)) as Renderer;
  const site = renderer.describeSite();
  const pages = site.pages.filter(({ locale }) => !isPseudoLocale(locale));
  const beforePlanning = performance.now();
  const pictures = await planPictures(pages, renderer.drawPicture);
  let forPictures = performance.now() - beforePlanning;
  // The thread first: pages are drawn without a pause.
  const [{ count, drawn }, { stylesOf, outdated, hashedPages, end }] = await Promise.all([
    writePicturesAside(pictures.values(), published),
    publishPages(renderer, site, pictures, { status, partClasses }),
  ]);
  forPictures += performance.now() - end;
  step(`Pictures: ${count}, ${drawn} drawn`);

  step('Files for hosts');
  await writeHostFiles(site, stylesOf);

  step('Compression');
  await compress(published);
  await writeFile(inputsFile, inputs);
  await report(site.pages.length, Date.now() - start - forPictures);
  for (const line of [...notes, ...scriptsWithoutFace(site.locales)]) step(line);
  if (outdated > 0) {
    step(
      `Warning: no report for this build is published, ${outdated} of ${hashedPages} pages are not those of the committed one. Run \`npm run audit -- --changed\`.`,
    );
  }
  if (sampleCount > 0) {
    step(`Warning: ${sampleCount} samples are left; \`npm run check:samples\` lists them.`);
  }
  const foreign = foreignIntake(process.env);
  if (foreign !== '') step(foreign);
  if (company.jurisdiction === undefined) {
    step('Warning: the terms name no jurisdiction. Set it in src/site/company.ts.');
  }
}

/**
 * Draws the pages and what is said of them.
 * @returns by file what policies have to allow, how many pages are not those of the committed report, of how many,
 *   and the moment at which it was done.
 */
async function publishPages(
  { render, sharedFiles }: Renderer,
  site: SiteDescription,
  pictures: Awaited<ReturnType<typeof planPictures>>,
  { status, partClasses }: Pick<Handover, 'status' | 'partClasses'>,
) {
  const beforeDrawing = performance.now();
  const drawn = site.pages.map((page) => {
    const html = render({ ...page, picture: pictures.get(page.file) });
    checkPublished(page.file, html);
    return { ...page, html };
  });
  const perSecond = (1000 * site.pages.length) / (performance.now() - beforeDrawing);
  step(`Drawn: ${Math.round(perSecond)} pages per second`);
  const { pages, files } = inlineStyles(drawn, new Set(partClasses), (address) =>
    readFileSync(join(published, address), 'utf8'),
  );
  await Promise.all(pages.map(({ file, html }) => write(file, html)));
  for (const [file, text] of [...files, ...sharedFiles]) await write(file, text);

  step('Reports');
  const assets = (await filesOf(published)).filter((file) => file.startsWith('assets/'));
  const hashes = await hashPages(
    [...pages.map(nameInReport), ...galleryPages(await loadGallery(root))],
    published,
    assets,
    ownOrigins,
  );
  await writePageHashes(root, hashes);
  const target = join(published, reportsPath);
  const { length: outdated } = await publishReport(join(root, reportsFolder), target, hashes, [
    {
      file: 'translations.html',
      heading: 'Translations',
      link: 'What each language has and owes',
      page: statusPage(status),
    },
    {
      file: 'weights.html',
      heading: 'Speed',
      link: 'What pages weigh',
      page: weightsPage(await weighSite(published, pages), readBudgets()),
    },
  ]);
  const hashedPages = Object.keys(hashes).length;
  const stylesOf = new Map(pages.map(({ file, styles }) => [file, styles]));
  return { stylesOf, outdated, hashedPages, end: performance.now() };
}

/** What static hosts read, the rules for what is drawn ahead, and the manifest of it all for our server. */
async function writeHostFiles(
  site: SiteDescription,
  stylesOf: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  await rm(join(published, '.vite'), { recursive: true });
  const rules = speculationRules([reportsPath]);
  const rulesName = rulesFile(contentHash(rules));
  await write(rulesName, rules);
  const draft = createManifest(site, [], stylesOf, rulesName);
  const everyStyle = [...new Set([...stylesOf.values()].flat())].toSorted();
  const headers = createHeaders(draft.intake ?? '', everyStyle);
  for (const [file, text] of Object.entries(hostFiles(draft, headers))) await write(file, text);
  const files = (await filesOf(published)).filter(
    (file) => !file.startsWith('_') && !site.pages.some((page) => page.file === file),
  );
  const manifest: Manifest = {
    ...draft,
    files: files.map((file) => ({ file, isImmutable: file.startsWith('assets/') })),
  };
  await writeFile(join(root, 'build/manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

type Renderer = {
  render: Render;
  describeSite: () => SiteDescription;
  drawPicture: DrawPicture;
  /** Files that drawn pages name, and what is in each. */
  sharedFiles: ReadonlyMap<string, string>;
};

function nameInReport({
  locale,
  id,
  html,
}: {
  locale: string;
  id: string;
  html: string;
}): HashedPage {
  return { name: `${locale}/${id}`, html };
}

/** Every part of the gallery as it is audited; none is published. */
function galleryPages({ galleryComponents, renderGallery }: Gallery): HashedPage[] {
  return galleryComponents.map((component) => ({
    name: `${galleryLocale(auditedDirection)}/${component}`,
    html: renderGallery(component, auditedDirection),
  }));
}

async function write(file: string, text: string): Promise<void> {
  const target = join(published, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, text);
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted();
}

/** The last line: pages, seconds (without those that were for pictures alone), and bytes as published, without the compressed copies. */
async function report(pages: number, milliseconds: number): Promise<void> {
  const plain = (await filesOf(published)).filter((file) => !/\.(?:br|gz)$/u.test(file));
  const sizes = await Promise.all(plain.map((file) => stat(join(published, file))));
  const bytes = sizes.reduce((sum, { size }) => sum + size, 0);
  const seconds = (milliseconds / 1000).toFixed(1);
  step(`${pages} pages, ${seconds} s, ${bytes} bytes in ${plain.length} files`);
}

await runHalf(publishSite);
