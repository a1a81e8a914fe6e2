declare module 'virtual:locale-files' {
  import type { Words } from './words.ts';

  /**
   * Every word file by its path in the project, such as `locales/ar/home.json`. They were checked
   * before (`src/i18n/check`), so their shape is taken on trust. While developing, a broken file
   * has the words that it had, so that it does not take all pages with it.
   */
  export const localeFiles: Readonly<Record<string, Words>>;
}
