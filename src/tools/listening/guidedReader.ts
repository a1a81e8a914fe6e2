import { setTimeout as sleep } from 'node:timers/promises';
import { chromeVersion, openChrome, type ChromePage } from './chrome.ts';
import { loadGuidepup } from './guidepup.ts';
import type { Guide } from './guide.ts';
import type { ScreenReader, Session } from './screenReader.ts';

/** What it needs of the system. */
const system = { loadGuidepup, openChrome, chromeVersion, settle: 4000 };

/**
 * NVDA or VoiceOver in the Chrome of the system, on its only screen: nothing else may be done there
 * meanwhile. Guidepup decides when the reader has fallen silent, and silences it before each act: of a
 * page that is read aloud on and on only the beginning is heard.
 */
export function guidedReader(guide: Guide, on: typeof system = system): ScreenReader {
  return {
    commands: guide.commands,
    ownWords: (words) => guide.words[words],
    readVersions: async () => {
      const { name, version } = (await on.loadGuidepup()).screenReader;
      return {
        reader: `${name} ${version}`,
        browser: await on.chromeVersion(),
        system: await guide.readSystem(),
      };
    },
    open: (address, width) => openSession(guide, on, address, width),
  };
}

async function openSession(
  guide: Guide,
  on: typeof system,
  address: string,
  width: number | undefined,
): Promise<Session> {
  const guidepup = await on.loadGuidepup();
  const { screenReader: reader } = guidepup;
  let before = '';
  const hear = async (act: () => Promise<unknown>) => {
    await reader.clearSpokenPhraseLog();
    await act();
    const said: string[] = [];
    for (const phrase of await reader.spokenPhraseLog()) {
      said.push(guide.fresh(phrase, before));
      before = phrase || before;
    }
    return said.filter(Boolean);
  };
  await reader.start({ capture: true, settings: guide.settings });
  let page: ChromePage | undefined;
  const close = async () => {
    try {
      await page?.close();
    } finally {
      await reader.stop();
    }
  };
  try {
    const opening = await hear(() =>
      reader.capture(async () => {
        page = await on.openChrome(address, width);
        await guide.toFront(guidepup);
        await sleep(on.settle);
      }),
    );
    return {
      opening,
      press: (key) => hear(() => reader.press(known(guide.keys[key], key))),
      command: (command) => {
        const own = known(guide.commands[command], command);
        return hear(() => reader.perform(known(guide.commandsOf(guidepup)[own], own)));
      },
      type: (text) => hear(() => reader.type(text, { capture: 'initial' })),
      run: (script) => hear(() => reader.capture(async () => page?.evaluate(script))),
      wait: (ms) => hear(() => reader.capture(() => sleep(ms))),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Guidepup passes over keys that it does not know. */
function known<Value>(value: Value | undefined, name: string): Value {
  if (value !== undefined) return value;
  throw new Error(`Expected a key for ${name}: name it in src/tools/listening/.`);
}
