import type { HeardFacts, ReadersHeard, Transcript } from '../../delivery/transcript.ts';
import { journeys } from '../listening/journey.ts';
import { readerName, transcriptFile } from '../listening/readTranscripts.ts';
import { isGating } from '../listening/transcript.ts';
import type { RecordRow } from './recordRows.ts';
import type { FiledRequirement } from './requirement.ts';

/** A page as it is now: its path, and the hash of what stands in its body. */
type Page = { path: string; body: string };

/** What visitors use, and what journeys are walked with. */
const readers = ['Orca', 'NVDA', 'JAWS', 'VoiceOver', 'TalkBack'];

/** Which screen readers have a transcript, and which have none. */
export function readersHeard(heard: readonly HeardFacts[]): ReadersHeard {
  const names = new Set(heard.flatMap(({ transcripts }) => transcripts.map(readerName)));
  return {
    heard: readers.filter((name) => names.has(name)),
    silent: readers.filter((name) => !names.has(name)),
  };
}

/** What the report shows of the transcripts, every journey once. */
export function heardFacts(
  transcripts: readonly Transcript[],
  pages: readonly Page[],
): HeardFacts[] {
  return journeys.map(({ id, shows }) => ({
    id,
    shows,
    transcripts: transcripts
      .filter(({ journey }) => journey === id)
      .map((transcript) => ({
        ...transcript,
        isOutdated: isOutdated(transcript, pages),
        steps: transcript.steps.map((step, index) => ({
          ...step,
          place: index + 1,
          expected: step.expected.map((each) => ({
            ...each,
            isGating: isGating(transcript, each),
          })),
        })),
      })),
  }));
}

/**
 * What was heard as rows of the record, a row for each requirement of a journey and language: failed
 * if something was never heard that must be, in need of review if not always, or if the page has
 * changed since.
 */
export function heardRows(
  transcripts: readonly Transcript[],
  pages: readonly Page[],
  requirements: readonly FiledRequirement[],
): RecordRow[] {
  return transcripts.flatMap((transcript) => {
    const { journey, runs, date, page, reader, browser, system } = transcript;
    const heard = transcript.steps.flatMap(({ expected }) => expected.map((each) => each.runs));
    const isAlways = heard.every((times) => times === runs) && !isOutdated(transcript, pages);
    const outcome = heard.includes(0) ? 'failed' : isAlways ? 'passed' : 'needs review';
    const ids = journeys.find(({ id }) => id === journey)?.requirements ?? [];
    return ids.map((id) => ({
      requirement: id,
      criteria: requirements.find((one) => one.id === id)?.criteria ?? [],
      subject: page,
      method: `screen reader: ${reader}, ${browser}, ${system}`,
      outcome,
      source: transcriptFile(transcript),
      date,
    }));
  });
}

function isOutdated({ page, content }: Transcript, pages: readonly Page[]): boolean {
  return pages.find(({ path }) => path === page)?.body !== content;
}
