import type { ReportFacts } from '../../delivery/reportFacts.ts';

/** What a screen reader said in one journey, of pages that are still so or not, and one without a record, for tests. */
export function exampleHeard(isCurrent: boolean): ReportFacts['heard'] {
  return [
    {
      id: 'pause',
      shows: 'The pause button.',
      transcripts: [
        {
          journey: 'pause',
          locale: 'en',
          page: '/',
          content: '0123',
          date: '2026-11-23',
          reader: 'Orca 43.1',
          browser: 'Chromium 156',
          system: 'Debian 12',
          runs: 10,
          isOutdated: !isCurrent,
          steps: [
            {
              place: 1,
              step: 'Return',
              said: [
                { words: 'pressed', runs: 9 },
                { words: 'toggled', runs: 1 },
              ],
              expected: [
                { words: 'press', runs: 9, isGating: false },
                { words: 'ed', runs: 10, isGating: true },
              ],
            },
          ],
        },
      ],
    },
    { id: 'carousel', shows: 'The carousel.', transcripts: [] },
  ];
}
