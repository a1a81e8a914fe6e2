import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright-core';
import axe from 'axe-core';
import { findChromium, launchOptions } from '../browser/findChromium.ts';
import { fontPackages } from '../browser/pinnedFonts.ts';
import { findFiles, hashFiles } from '../../project/hashFiles.ts';
import { hashProject, lastCommit } from '../../project/repository.ts';
import type { Run } from '../report/run.ts';

/** What decides how a page is audited. */
const method = ['src/tools/{audit,browser,locales/pseudo,report,states}/**/*', 'package-lock.json'];

/** Everything about a run that starts now, but how long it takes. */
export async function beginRun(folder: string): Promise<Run> {
  const started = new Date().toISOString();
  const browser = await chromium.launch(await launchOptions());
  const version = browser.version();
  await browser.close();
  return {
    engine: `axe-core ${axe.version}`,
    secondEngine: await nameWithVersion('accessibility-checker-engine'),
    browser: `Chromium ${version}`,
    isPinned: (await findChromium()).isPinned,
    fonts: await Promise.all(fontPackages.map(nameWithVersion)),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    method: await hashFiles(folder, findFiles(folder, method)),
    started,
    seconds: 0,
    inputs: await hashProject(folder),
    commit: await lastCommit(folder),
  };
}

async function nameWithVersion(name: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  return `${name} ${version}`;
}
