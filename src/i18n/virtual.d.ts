declare module 'virtual:locale-files' {
  import type { Words } from './words.ts';

  /**
   * The words to draw from by the path of their file in the project, such as
   * `locales/ar/home.json`. Every language has its `locale.json`; a page that may not be shown has no
   * file, and of what every page needs (`common`, `menu`, `forms`, `react-aria`, the answers) there
   * is what is sound. The decision is `src/tools/locales/resolveLocales.ts`.
   */
  export const localeFiles: Readonly<Record<string, Words>>;

  /** Pages such as `ar/home` that show a text of a machine which nobody has reviewed. */
  export const unreviewedPages: readonly string[];
}
