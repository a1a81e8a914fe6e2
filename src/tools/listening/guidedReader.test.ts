import { expect, test } from 'vitest';
import { guidedReader } from './guidedReader.ts';
import { loadGuidepup, type Guidepup } from './guidepup.ts';
import { journeys, type Journey } from './journey.ts';
import { nvda } from './nvda.ts';
import { voiceOver } from './voiceOver.ts';
import { walk } from './walk.ts';

/** The far side: guidepup and Chrome, where what is done is said, and everything is written down. */
function standIn() {
  const log: string[] = [];
  let said: string[] = [];
  const say = async (words: string) => {
    log.push(words);
    said.push(words);
  };
  const guidepup: Guidepup = {
    screenReader: {
      ...{ name: 'NVDA', version: '2026.2' },
      start: async () => void log.push('started'),
      stop: async () => void log.push('stopped'),
      press: async (key) => say(`pressed ${key}`),
      type: async (text) => say(`typed ${text}`),
      perform: async (command) => say(String(command)),
      capture: async (act) => {
        const result = await act();
        said.push(log.at(-1) ?? '');
        return { result };
      },
      spokenPhraseLog: async () => said,
      clearSpokenPhraseLog: async () => void (said = []),
    },
    NVDAKeyCodeCommands: { moveToNext: 'went on' },
    voiceOverKeyCodeCommands: {},
    windowsActivate: async (program, title) => void log.push(`${program} ${title} in front`),
    macOSActivate: async () => undefined,
  };
  const openChrome = async (address: string, width = 1280) => ({
    evaluate: async (script: string) => void log.push(script),
    close: async () => void log.push(`closed ${address} ${width}`),
  });
  const chromeVersion = async () => 'Chrome 156';
  const on = { loadGuidepup: async () => guidepup, openChrome, chromeVersion, settle: 0 };
  return { log, on };
}

const address = 'data:text/html,';

const journey: Journey = {
  ...{ id: 'menu', page: 'home', shows: 'The menu opens.', requirements: [] },
  steps: [
    { press: 'shift+Tab', hear: ['heading level 2', 'landmarks'] },
    { command: 'reader mode' },
    { command: 'next line' },
    { type: 'Asha' },
    { run: 'hide()' },
  ],
};

test('a journey is walked by the keys and commands of NVDA, in its own words', async () => {
  const { log, on } = standIn();
  const reader = guidedReader(nvda, on);
  const heard = await walk(reader, address, journey, () => undefined, 350);
  expect(heard).toEqual([
    { step: 'load', said: 'chrome Techeon in front', expected: [] },
    { step: 'shift+Tab', said: 'pressed Shift+Tab', expected: ['heading, level 2'] },
    { step: 'next line', said: 'went on', expected: [] },
    { step: 'types "Asha"', said: 'typed Asha', expected: [] },
    { step: 'a script in the page', said: 'hide()', expected: [] },
  ]);
  expect(log[0]).toBe('started');
  expect(log.slice(-2)).toEqual([`closed ${address} 1280`, 'stopped']);
  const { reader: name, browser } = await reader.readVersions();
  expect([name, browser]).toEqual(['NVDA 2026.2', 'Chrome 156']);
});

test('a key without a name stops the walk, and what was opened is closed', async () => {
  const { log, on } = standIn();
  const lost = { ...journey, steps: [{ press: 'F1' }] };
  const walked = walk(guidedReader(nvda, on), address, lost, () => undefined, 350);
  await expect(walked).rejects.toThrow('Expected a key for F1');
  expect(log.at(-1)).toBe('stopped');
});

test.each([
  ['NVDA', nvda],
  ['VoiceOver', voiceOver],
])('%s has a key for everything that journeys press', (_, { keys, commands }) => {
  const steps = journeys.flatMap((one) => one.steps);
  const lost = steps.flatMap((step) => {
    if ('press' in step) return step.press in keys ? [] : [step.press];
    return 'command' in step && !(step.command in commands) ? [step.command] : [];
  });
  expect([...new Set(lost)]).toEqual(['reader mode']);
});

test.each([
  ['link', 'Menu. link', ''],
  ['Menu. link', 'Menu. link', ''],
  ['link. dialog. Close', 'Menu. link', 'dialog. Close'],
  ['Blink', 'Menu. link', 'Blink'],
  ['link', 'Blink', 'link'],
])('of what VoiceOver tells, %j after %j is new: %j', (phrase, before, words) => {
  expect(voiceOver.fresh(phrase, before)).toBe(words);
});

test('without guidepup it is said how to get it', async () => {
  await expect(loadGuidepup()).rejects.toThrow(
    /Expected @guidepup\/guidepup on Windows or macOS, got none.*npm install --no-save/u,
  );
});
