import { resolveLocales, type ResolvedLocales } from './resolveLocales.ts';

let published: Promise<ResolvedLocales> | undefined;

/** What of the project's locale files is published, decided once a process: a build does not follow changes. */
export function publishedLocales(): Promise<ResolvedLocales> {
  return (published ??= resolveLocales());
}
