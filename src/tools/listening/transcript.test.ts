import { expect, test } from 'vitest';
import { expectedWords, isHeard } from './expectedWords.ts';
import { journeys } from './journey.ts';
import { readTexts } from './readTexts.ts';
import { findUnheard, isGating, runsToGate, transcribe, type HeardStep } from './transcript.ts';

const about = {
  journey: 'home',
  locale: 'en',
  page: '/',
  content: '0123',
  date: '2026-11-23',
  reader: 'Orca 43.1',
  browser: 'Chromium 156.0.8078.79',
  system: 'Debian GNU/Linux 12 (bookworm)',
};

function run(said: string): HeardStep[] {
  return [{ step: 'Tab', said, expected: ['Skip to main content', 'link'] }];
}

const whole = run('Skip to main content / link.');
const cut = run('Skip to main content');
const ten = (last: HeardStep[]) => [...Array.from({ length: runsToGate - 1 }, () => whole), last];

test('a transcript counts what was said in all runs, and in how many each word was heard', () => {
  const { runs, steps } = transcribe(about, ten(cut));
  expect(runs).toBe(10);
  expect(steps[0]?.said).toEqual([
    { words: 'Skip to main content / link.', runs: 9 },
    { words: 'Skip to main content', runs: 1 },
  ]);
  expect(steps[0]?.expected).toEqual([
    { words: 'Skip to main content', runs: 10 },
    { words: 'link', runs: 9 },
  ]);
});

test('words must be heard again if ten runs agree on them, and no others', () => {
  const transcript = transcribe(about, ten(cut));
  const [first, second] = transcript.steps[0]?.expected ?? [];
  expect(first && isGating(transcript, first)).toBe(true);
  expect(second && isGating(transcript, second)).toBe(false);
  const once = transcribe(about, [whole]);
  expect(once.steps[0]?.expected.some((each) => isGating(once, each))).toBe(false);
  expect(findUnheard(transcript, cut)).toEqual([]);
  expect(findUnheard(transcript, run('link.'))).toEqual([
    'home (en), Tab: expected to hear "Skip to main content", got "link.".',
  ]);
});

test('a text is heard around what is inserted into it, however the reader ends it', async () => {
  const textOf = await readTexts('en');
  const read = ['forms:quote.fields.mobile.hint', 'forms:quote.fields.name.errors.required'];
  const words = expectedWords({ press: 'Tab', hear: ['invalid'], read }, textOf);
  expect(words).toEqual([
    'invalid',
    'digits, without +91 or 0 in front. From abroad, write to',
    'Name is required',
  ]);
  const said =
    'invalid entry. / 10 digits, without +91 or 0 in front. From abroad, write to hello@techeon.example. Error: Name is required.';
  expect(words.filter((each) => !isHeard(each, said))).toEqual([]);
  expect(() => expectedWords({ press: 'Tab', read: ['forms:gone'] }, textOf)).toThrow('forms.json');
});

test('at least twelve journeys expect something to be heard', async () => {
  expect(journeys.length).toBeGreaterThanOrEqual(12);
  const textOf = await readTexts('en');
  for (const { id, steps } of journeys) {
    const words = steps.flatMap((step) => expectedWords(step, textOf));
    expect(words.length, id).toBeGreaterThan(1);
  }
});
