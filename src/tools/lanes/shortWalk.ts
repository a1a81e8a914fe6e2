import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../delivery/manifest.ts';
import { reportsFolder } from '../../project/repository.ts';
import type { RouteId } from '../../site/routes.ts';
import { readPageHashes } from '../report/pageHashes.ts';
import { fileOfReport } from '../report/pageReport.ts';
import { pageReportIn, readReports } from '../report/reportFolder.ts';

/** Pages that together have every component in every state. */
const full: readonly RouteId[] = [
  'home',
  'about-us',
  'contact-us',
  'get-consultation',
  'services',
  'web-development',
  'cloud-solutions',
  'privacy-policy',
  'subscription',
];

/**
 * The paths of a few pages of a built project that show all there is: in the source language those
 * with every component, in each other one its home page.
 * @param others paths of more pages to walk to.
 */
export async function shortWalk(root: string, others: readonly string[] = []): Promise<string[]> {
  const { pages, sourceLocale } = await readManifest(root);
  const chosen = pages.filter(
    ({ id, locale }) => id === 'home' || (locale === sourceLocale && full.includes(id)),
  );
  return [...new Set([...chosen.map(({ path }) => path), ...others])];
}

/**
 * Every page that is not, byte for byte, the one its committed report was made of, and of the others,
 * which were walked to when that was committed, those that show all there is in the source language and
 * the home page of one language of the other direction.
 */
export async function walkOfChanged(root: string): Promise<string[]> {
  const { pages, locales, sourceLocale } = await readManifest(root);
  const hashes = await readPageHashes(root);
  const committed = await readReports(join(root, reportsFolder));
  const source = locales.find(({ code }) => code === sourceLocale);
  const turned = locales.find(({ dir }) => dir !== source?.dir);
  const chosen = pages.filter(({ id, locale }) => {
    const report = pageReportIn(committed, fileOfReport({ page: id, locale }));
    if (report?.sha256 !== hashes[`${locale}/${id}`]) return true;
    return locale === sourceLocale ? full.includes(id) : locale === turned?.code && id === 'home';
  });
  return chosen.map(({ path }) => path);
}

async function readManifest(root: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(root, 'build/manifest.json'), 'utf8')) as Manifest;
}
