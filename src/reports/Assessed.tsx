import type { RecordFacts } from '../delivery/people.ts';
import { formatDay } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';

/** Who has assessed an item, when, with what, and the verdict; or that nobody has. */
export function Assessed({ record }: { record: RecordFacts | undefined }) {
  const words = useSharedWords('reports');
  if (record === undefined) return words(($) => $.protocol.none);
  const { verdict, tester, organisation, date, tools, pages } = record;
  return words(
    ($) => $.protocol.by,
    ({ text, locale }) => ({
      verdict: text(($) => $.status[verdict].name),
      ...{ tester, organisation, tools, pages, day: formatDay(locale, date) },
    }),
  );
}
