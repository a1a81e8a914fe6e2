import { createContext, useContext } from 'react';
import type { ReportFacts } from '../delivery/reportFacts.ts';
import type { Locale } from '../site/locales.ts';

/** The documents of the report that every language has, by the names of their files. */
export const reportNames = [
  'index',
  'acr',
  'pages',
  'components',
  'audit',
  'heard',
  'protocol',
  'score',
  'history',
] as const;

/** What every part of a report's page may ask about the page it stands on. */
export type ReportPage = {
  /** Path of the file in the folder of the report. */
  file: string;
  locale: Locale;
  /** Every language of the report. */
  locales: readonly Locale[];
  facts: ReportFacts;
};

export const ReportContext = createContext<ReportPage | null>(null);

/** The page of the report that is being drawn. Throws outside of the renderer. */
export function useReport(): ReportPage {
  const page = useContext(ReportContext);
  if (page === null) throw new Error('Expected a ReportContext around this component.');
  return page;
}
