import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from '@playwright/test';
import axe from 'axe-core';
import { findChromium, launchOptions } from '../browser/findChromium.ts';
import { fontPackages } from '../browser/pinnedFonts.ts';
import { findFiles, hashFiles } from '../../project/hashFiles.ts';
import { hashProject, lastCommit } from '../../project/repository.ts';

/** With what, when and from what a report was made. */
export type Run = {
  engine: string;
  browser: string;
  /** Whether browser and fonts are those of the lock file, so that every machine draws the same. */
  isPinned: boolean;
  fonts: readonly string[];
  node: string;
  platform: string;
  /** The hash of the audit itself: its sources, and the lock file with all versions. */
  method: string;
  started: string;
  seconds: number;
  /** The hash of the repository without the reports. */
  inputs: string;
  /** The last commit that changed one of the inputs; null where git could not tell. */
  commit: string | null;
};

/** What decides how a page is audited. */
const method = ['src/tools/audit/**/*', 'src/tools/browser/**/*', 'package-lock.json'];

/** Everything about a run that starts now, but how long it takes. */
export async function beginRun(folder: string): Promise<Run> {
  const started = new Date().toISOString();
  const browser = await chromium.launch(await launchOptions());
  const version = browser.version();
  await browser.close();
  return {
    engine: `axe-core ${axe.version}`,
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

/** Why what two runs draw cannot be compared, as the names of what differs; empty if it can. */
export function differencesOf(before: Run, now: Run): string[] {
  const named = (['engine', 'browser', 'fonts', 'node'] as const).filter(
    (fact) => String(before[fact]) !== String(now[fact]),
  );
  const isDrawnAlike = before.isPinned && now.isPinned;
  return isDrawnAlike ? named : ['isPinned', ...named];
}

async function nameWithVersion(name: string): Promise<string> {
  const file = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
  return `${name} ${version}`;
}
