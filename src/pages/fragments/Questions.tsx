import { formatNumber } from '../../i18n/formats.ts';
import { usePage } from '../page.ts';
import { useProsePieces } from './prose.tsx';
import { Island } from '../../islands/Island.tsx';

export type Question = { id: string; question: string; answer: string };

/** Numbered questions, one answer open at a time; their ids are anchors. */
export function Questions({ items }: { items: readonly Question[] }) {
  const { locale } = usePage();
  const piecesOf = useProsePieces();
  return (
    <Island
      name="faq"
      props={{}}
      shared={{
        items: items.map((item, index) => ({
          ...item,
          answer: piecesOf(item.answer),
          number: formatNumber(locale, index + 1, 2),
        })),
      }}
    />
  );
}
