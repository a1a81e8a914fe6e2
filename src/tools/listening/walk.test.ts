import { expect, test } from 'vitest';
import type { Journey } from './journey.ts';
import type { ScreenReader } from './screenReader.ts';
import { walk } from './walk.ts';

/** A page that is there without a server. */
const address = 'data:text/html,';

const journey: Journey = {
  ...{ id: 'menu', page: 'home', shows: 'The menu opens.', requirements: [] },
  steps: [
    { focus: '#menu', hear: ['collapsed', 'push button'], read: ['common:header.menu'] },
    { press: 'Return', hear: ['expanded'], wait: 10 },
    { command: 'reader mode' },
    { command: 'next line', times: 2 },
    { type: 'Asha' },
  ],
};

/** A reader that says what is done, and has neither a mode nor a word for `push button`. */
function standIn(opening: readonly string[]): { reader: ScreenReader; log: string[] } {
  const log: string[] = [];
  const say = (act: string) => async (what: string | number) => [`${act} ${what}`];
  const reader: ScreenReader = {
    commands: { 'next line': 'down' },
    ownWords: (words) => ({ collapsed: 'closed', expanded: 'open' })[words],
    readVersions: async () => ({ reader: 'Reader 1', browser: 'Browser 1', system: 'System 1' }),
    open: async (at, width = 1280, quiet) => {
      log.push(`opened ${at} ${width} ${quiet}`);
      const acts = { press: say('press'), command: say('command'), run: say('run') };
      const close = async () => void log.push('closed');
      return { opening, ...acts, type: async () => [], wait: say('wait'), close };
    },
  };
  return { reader, log };
}

test('a journey is walked step by step, in the words and commands that the reader has', async () => {
  const { reader, log } = standIn(['Techeon', 'document']);
  const heard = await walk(reader, address, journey, () => 'Menu', 350);
  const focus = '[...document.querySelectorAll("#menu")]';
  expect(heard).toEqual([
    { step: 'load', said: 'Techeon / document', expected: [] },
    {
      step: 'focus on #menu',
      said: `run ${focus}.find((element) => element.checkVisibility()).focus()`,
      expected: ['closed', 'Menu'],
    },
    { step: 'Return', said: 'press Return / wait 10', expected: ['open'] },
    { step: 'next line', said: 'command next line', expected: [] },
    { step: 'next line', said: 'command next line', expected: [] },
    { step: 'types "Asha"', said: '(nothing)', expected: [] },
  ]);
  expect(log).toEqual([`opened ${address} 1280 350`, 'closed']);
});

test('a reader that says nothing of the page is no witness, and is closed', async () => {
  const { reader, log } = standIn([]);
  await expect(walk(reader, address, journey, () => 'Menu', 350)).rejects.toThrow('to be read');
  expect(log.at(-1)).toBe('closed');
});
