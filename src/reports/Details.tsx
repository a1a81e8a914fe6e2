import type { ReactNode } from 'react';
import type { Word } from '../words/word.ts';

type Props = { summary: Word; items: readonly { id: string; text: ReactNode }[] };

/** What a row rests on, folded until somebody asks, and unfolded on paper; nothing for no items. */
export function Details({ summary, items }: Props) {
  if (items.length === 0) return null;
  return (
    <details className="report__details">
      <summary>{summary}</summary>
      <ul>
        {items.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </details>
  );
}
