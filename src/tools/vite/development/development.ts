import type { Plugin } from 'vite';
import { root } from '../../../project/root.ts';
import { reactAriaStrings } from '../reactAriaStrings.ts';
import { developmentLocales } from './developmentLocales.ts';
import { developmentPages } from './developmentPages.ts';
import { followSources } from './followSources.ts';
import { localeWords } from './localeWords.ts';
import { outsideStrings } from './outsideStrings.ts';

/**
 * `npm run dev`: draws every page on request from the sources as they are now, shows changes in
 * open pages, keeps what is broken to its own pages, and takes submissions with the real intake.
 */
export function development(): Plugin[] {
  const locales = developmentLocales(root);
  const sources = { state: 0 };
  return [
    reactAriaStrings(locales.reactAria),
    outsideStrings(),
    localeWords(locales),
    followSources(sources),
    developmentPages(locales, sources),
  ];
}
