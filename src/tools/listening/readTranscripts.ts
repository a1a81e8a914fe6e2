import type { Transcript } from '../../delivery/transcript.ts';
import { transcriptsFolder } from '../report/reportFolder.ts';
import { journeys } from './journey.ts';

/** The one that every journey has to be walked with, and those that need another system. */
const usual = 'Orca';
const others = ['NVDA', 'VoiceOver'];

/** Languages in which every journey has to have been heard; it can be walked in all that its page is in. */
const listened = ['en', 'ar', 'hi'];

/** A screen reader without its version. */
export function readerName({ reader }: Pick<Transcript, 'reader'>): string {
  return reader.replace(/ .*/u, '');
}

/** The file of a transcript in the folder of the report; other readers have a folder each. */
export function transcriptFile(
  transcript: Pick<Transcript, 'journey' | 'locale' | 'reader'>,
): string {
  const { journey, locale } = transcript;
  const name = readerName(transcript);
  const folder = name === usual ? '' : `${name.toLowerCase()}/`;
  return `${transcriptsFolder}${folder}${journey}.${locale}.json`;
}

type Page = { id: string; locale: string };

/**
 * The transcripts among the files of the folder of the report, in the order of the journeys, and in
 * sentences which are missing, in languages that a journey has to be heard in, and which are of no journey any more.
 * Readers that need another system may have one of any journey, or none.
 */
export function transcriptsIn(
  files: ReadonlyMap<string, string>,
  pages: readonly Page[],
): { transcripts: Transcript[]; problems: string[] } {
  const ways = journeys.flatMap((journey) =>
    pages
      .filter(({ id }) => id === journey.page)
      .map(({ locale }) => ({ journey: journey.id, locale })),
  );
  const expected = ways
    .filter(({ locale }) => listened.includes(locale))
    .map((way) => transcriptFile({ ...way, reader: usual }));
  const known = ways.flatMap((way) =>
    [usual, ...others].map((reader) => transcriptFile({ ...way, reader })),
  );
  const there = [...files.keys()].filter((file) => file.startsWith(transcriptsFolder));
  return {
    transcripts: known.flatMap((file) => {
      const text = files.get(file);
      return text === undefined ? [] : [JSON.parse(text) as Transcript];
    }),
    problems: [
      ...expected
        .filter((file) => !files.has(file))
        .map((file) => `Expected ${file}: run \`npm run listen -- --record\`, and commit it.`),
      ...there
        .filter((file) => !known.includes(file))
        .map((file) => `${file} is of no journey in a language of its page: remove it.`),
    ],
  };
}
