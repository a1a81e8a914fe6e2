import type { ReactNode } from 'react';
import { InLanguage } from '../ui/InLanguage.tsx';
import type { Word } from '../words/word.ts';

/** A link as sections take it. */
export type LinkItem = {
  id: string;
  label: Word;
  href: string;
  hrefLang?: string | undefined;
  /** Name of the language of the page it leads to, where that is not the reader's. */
  language?: string | undefined;
  isCurrent?: boolean;
};

type Props = {
  item: LinkItem;
  /** The id of the page one is on, where the item does not say by itself whether it leads to it. */
  current?: string;
  children?: ReactNode;
};

/** A link that says whether it leads to the page one is on, or into another language. */
export function TextLink({ item, current, children }: Props) {
  const { id, label, href, hrefLang, language, isCurrent = id === current } = item;
  return (
    <a href={href} hrefLang={hrefLang} aria-current={isCurrent ? 'page' : undefined}>
      {children ?? label}
      <InLanguage name={language} />
    </a>
  );
}
