import type { PeopleFacts } from '../delivery/people.ts';
import { formatDay } from '../i18n/formats.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { English } from './English.tsx';

type Props = { record: PeopleFacts['expired'][number] };

/** What a record said that counts no more, and why it does not. */
export function ExpiredRecord({ record }: Props) {
  const { item, verdict, date, tester, because, page } = record;
  const words = useSharedWords('reports');
  return (
    <>
      <English>{item}</English>
      {'. '}
      {words(
        ($) => $.protocol.expired.was,
        ({ text, locale }) => ({
          ...{ verdict: text(($) => $.status[verdict].name), tester },
          day: formatDay(locale, date),
        }),
      )}{' '}
      {because === 'age'
        ? words(($) => $.protocol.expired.age)
        : words(($) => $.protocol.expired[because], { page })}
    </>
  );
}
