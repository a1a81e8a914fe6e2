import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Reading } from '../../delivery/transcript.ts';
import { openPage, type Page } from './browser.ts';
import { expectPrograms, openDesktop, type Desktop } from './desktop.ts';
import { startReader } from './reader.ts';
import type { ScreenReader, Session } from './screenReader.ts';
import type { Utterance } from './speechServer.ts';

/** What Chromium and Orca say of starting, of which one start has more and another less. */
const starting = /frame\.$|^Chromium$|^Loading\. |^Finished loading |restore pages/iu;

/** The keys of its layout for desktops, as xdotool names them. */
const commands = {
  'next heading': 'h',
  'next line': 'Down',
  'previous line': 'Up',
  'reader mode': 'Insert+a',
  'say all': 'KP_Add',
} as const;

/** Orca in Chromium, on a screen that nobody sees and that each session has to itself. */
export const orca: ScreenReader = {
  commands,
  ownWords: (words) => words,
  readVersions,
  open: async (address, width, quiet) => {
    const desktop = await openDesktop();
    try {
      return await openSession(desktop, address, width, quiet);
    } catch (error) {
      await desktop.close();
      throw error;
    }
  },
};

async function openSession(
  desktop: Desktop,
  address: string,
  width: number | undefined,
  quiet: number,
): Promise<Session> {
  const reader = await startReader(desktop, quiet);
  const hear = async (act: () => Promise<unknown>) => (await reader.hear(act)).map(inWords);
  const key = (name: string) => hear(() => desktop.run('xdotool', ['key', '--delay', '0', name]));
  let page: Page | undefined;
  const opening = await reader.hear(async () => {
    page = await openPage(desktop, address, width);
    await sleep(4000);
  });
  return {
    opening: opening.filter(({ text }) => !starting.test(text)).map(inWords),
    press: key,
    command: (command) => key(commands[command]),
    type: (text) => hear(() => desktop.run('xdotool', ['type', '--delay', '30', text])),
    run: (script) => hear(async () => page?.evaluate(script)),
    wait: (ms) => hear(() => sleep(ms)),
    close: desktop.close,
  };
}

/** What listens, as the programs themselves say. */
async function readVersions(): Promise<Reading> {
  expectPrograms();
  const run = promisify(execFile);
  const [version, chromium, system] = await Promise.all([
    run('orca', ['--version']).then(({ stdout }) => stdout),
    run('chromium', ['--version', '--no-sandbox']).then(({ stdout }) => stdout),
    readFile('/etc/os-release', 'utf8'),
  ]);
  return {
    reader: `Orca ${version.trim()}`,
    browser: /\w+ [\d.]+/u.exec(chromium)?.[0] ?? chromium.trim(),
    system: /^PRETTY_NAME="(.*)"$/mu.exec(system)?.[1] ?? 'unknown',
  };
}

function inWords({ text, language }: Utterance): string {
  return /^(?:en\b|$)/u.test(language) ? text : `${text} {${language}}`;
}
