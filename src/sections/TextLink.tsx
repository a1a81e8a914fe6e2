import type { ReactNode } from 'react';
import { InLanguage } from '../ui/InLanguage.tsx';

/** A link as sections take it: a page that is not written yet has no address. */
export type LinkItem = {
  id: string;
  label: string;
  href?: string | undefined;
  hrefLang?: string | undefined;
  /** Name of the language of the page it leads to, where that is not the reader's. */
  language?: string | undefined;
  isCurrent?: boolean;
};

/** A link, or plain text where there is no page to go to yet. */
export function TextLink({ item, children }: { item: LinkItem; children?: ReactNode }) {
  const { label, href, hrefLang, language, isCurrent = false } = item;
  if (href === undefined) return <span className="unlinked">{children ?? label}</span>;
  return (
    <a href={href} hrefLang={hrefLang} aria-current={isCurrent ? 'page' : undefined}>
      {children ?? label}
      <InLanguage name={language} />
    </a>
  );
}
