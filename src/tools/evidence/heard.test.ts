import { expect, test } from 'vitest';
import type { Transcript } from '../../delivery/transcript.ts';
import { journeys } from '../listening/journey.ts';
import { transcriptFile, transcriptsIn } from '../listening/readTranscripts.ts';
import { heardFacts, heardRows, readersHeard } from './heard.ts';
import { readRequirements } from './readRequirements.ts';

const requirements = readRequirements();
const site = [{ id: 'home', locale: 'en', path: '/', body: '0123' }];

function transcript(heard: number): Transcript {
  return {
    ...{ journey: 'pause', locale: 'en', page: '/', content: '0123', date: '2026-11-23' },
    ...{ reader: 'Orca 43.1', browser: 'Chromium 156', system: 'Debian 12', runs: 10 },
    steps: [
      {
        step: 'Return',
        said: [{ words: 'pressed', runs: 10 }],
        expected: [{ words: 'pressed', runs: heard }],
      },
    ],
  };
}

test('every requirement that a journey names is one of the catalogue', () => {
  const known = new Set(requirements.map(({ id }) => id));
  const named = journeys.flatMap((journey) => journey.requirements);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test.each([
  [10, 'passed'],
  [9, 'needs review'],
  [0, 'failed'],
])('words heard in %i of 10 runs are evidence that is %s', (heard, outcome) => {
  const rows = heardRows([transcript(heard)], site, requirements);
  expect(rows).toContainEqual({
    requirement: 'general/pause-says',
    criteria: ['4.1.2'],
    subject: '/',
    method: 'screen reader: Orca 43.1, Chromium 156, Debian 12',
    outcome,
    source: 'transcripts/pause.en.json',
    date: '2026-11-23',
  });
});

test('of a page that has changed since nothing is shown, and the report says so', () => {
  const changed = [{ ...site[0], path: '/', body: '4567' }];
  const [row] = heardRows([transcript(10)], changed, requirements);
  expect(row?.outcome).toBe('needs review');
  const facts = (pages: typeof changed) =>
    heardFacts([transcript(10)], pages).flatMap(({ transcripts }) => transcripts);
  expect(facts(changed).map(({ isOutdated }) => isOutdated)).toEqual([true]);
  expect(facts(site).map(({ isOutdated }) => isOutdated)).toEqual([false]);
});

test('a transcript that is missing, or of no journey any more, is a problem', () => {
  const names = journeys.filter((one) => one.page === 'home').map(({ id }) => id);
  const files = new Map(
    names.map((journey) => [
      transcriptFile({ ...transcript(10), journey }),
      JSON.stringify({ ...transcript(10), journey }),
    ]),
  );
  expect(transcriptsIn(files, site).problems).toEqual([]);
  expect(transcriptsIn(files, site).transcripts.map(({ journey }) => journey)).toEqual(names);
  files.delete('transcripts/pause.en.json');
  files.set('transcripts/gone.en.json', '{}');
  expect(transcriptsIn(files, site).problems).toEqual([
    'Expected transcripts/pause.en.json: run `npm run listen -- --record`, and commit it.',
    'transcripts/gone.en.json is of no journey in a language of its page: remove it.',
  ]);
});

test('of a reader there is no record until its transcript lies in its folder; then it is shown', () => {
  const readers = (files: ReadonlyMap<string, string>) =>
    readersHeard(heardFacts(transcriptsIn(files, site).transcripts, site));
  const file = 'transcripts/pause.en.json';
  const files = new Map([[file, JSON.stringify(transcript(10))]]);
  expect(readers(files)).toEqual({
    heard: ['Orca'],
    silent: ['NVDA', 'JAWS', 'VoiceOver', 'TalkBack'],
  });
  const nvda = { ...transcript(10), reader: 'NVDA 2026.2', browser: 'Chrome 156' };
  files.set('transcripts/nvda/pause.en.json', JSON.stringify(nvda));
  expect(readers(files)).toEqual({
    heard: ['Orca', 'NVDA'],
    silent: ['JAWS', 'VoiceOver', 'TalkBack'],
  });
  const { transcripts, problems } = transcriptsIn(files, site);
  expect(problems.filter((problem) => problem.includes('nvda'))).toEqual([]);
  expect(heardRows(transcripts, site, requirements)).toContainEqual(
    expect.objectContaining({
      method: 'screen reader: NVDA 2026.2, Chrome 156, Debian 12',
      source: 'transcripts/nvda/pause.en.json',
    }),
  );
});
