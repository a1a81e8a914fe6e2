import type { Transcript } from '../../delivery/transcript.ts';
import { transcriptsFolder } from '../report/reportFolder.ts';
import { journeys } from './journey.ts';

/** The file of a transcript in the folder of the report. */
export function transcriptFile({
  journey,
  locale,
}: Pick<Transcript, 'journey' | 'locale'>): string {
  return `${transcriptsFolder}${journey}.${locale}.json`;
}

type Page = { id: string; locale: string };

/**
 * The transcripts among the files of the folder of the report, in the order of the journeys, and in
 * sentences which are missing, of pages in every language, and which are of no journey any more.
 */
export function transcriptsIn(
  files: ReadonlyMap<string, string>,
  pages: readonly Page[],
): { transcripts: Transcript[]; problems: string[] } {
  const expected = journeys.flatMap((journey) =>
    pages
      .filter(({ id }) => id === journey.page)
      .map(({ locale }) => transcriptFile({ journey: journey.id, locale })),
  );
  const there = [...files.keys()].filter((file) => file.startsWith(transcriptsFolder));
  return {
    transcripts: expected.flatMap((file) => {
      const text = files.get(file);
      return text === undefined ? [] : [JSON.parse(text) as Transcript];
    }),
    problems: [
      ...expected
        .filter((file) => !files.has(file))
        .map((file) => `Expected ${file}: run \`npm run listen -- --record\`, and commit it.`),
      ...there
        .filter((file) => !expected.includes(file))
        .map((file) => `${file} is of no journey in a language of its page: remove it.`),
    ],
  };
}
