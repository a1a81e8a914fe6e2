import { createContext, useContext } from 'react';
import type { Locale } from '../site/locales.ts';
import type { Occasion } from '../delivery/rendering.ts';
import type { RouteId } from '../site/routes.ts';

/** A link to a page as it exists for readers of one locale. */
export type PageLink = {
  href: string;
  /** Set where the page exists only in another language than the one being read. */
  hrefLang?: string;
  /** That language's name, in the language being read. */
  language?: string;
  isCurrent: boolean;
};

/** Where the language picker leads to. */
export type LanguageChoice = {
  locale: Locale;
  /** The page that opens: this one, or the home page where this one has no words. */
  id: RouteId;
};

/** What every part of a page may ask about the page it stands on. */
export type Page = Occasion & {
  id: RouteId;
  locale: Locale;
  /** The locales in which this page exists, in the order of the picker. */
  alternates: readonly Locale[];
  /** Every language of the site, in the order of the picker. */
  languages: readonly LanguageChoice[];
  /** Where a page is: in the language being read, or in the one the site is written in. */
  linkTo: (id: RouteId, hash?: string) => PageLink;
  /** Whether every text names itself, for translators; never on a page that is published. */
  isMarked: boolean;
};

export const PageContext = createContext<Page | null>(null);

/** The page being rendered. Throws outside of the renderer. */
export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === null) throw new Error('Expected a PageContext around this component.');
  return page;
}
