/** The words of one locale file, as deep as it is. */
export type Words = Record<string, unknown>;

/**
 * Every locale file by its path. They were checked before (`src/i18n/check`), so their shape is
 * taken on trust. While developing, `src/tools/vite/development/localeWords.ts` answers in place
 * of this module, so that a broken file does not take all pages with it.
 */
export const localeFiles = import.meta.glob<Words>('/locales/*/*.json', {
  eager: true,
  import: 'default',
});
