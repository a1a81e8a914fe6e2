/** All styles of the site, for development, where the entry script brings them. */
declare module 'virtual:site.css';

declare module 'virtual:colours' {
  type Ground = 'paper' | 'mist' | 'night' | 'turmeric';
  type Token = 'bg' | 'fg' | 'thread' | 'pick';

  /** What grounds are coloured with, as `#rrggbb`, for drawings that no stylesheet reaches. */
  export const colours: Record<Ground, Record<'light' | 'dark', Record<Token, string>>>;
}

declare module 'virtual:content-hash' {
  /** A name for a text that another text does not have, to be kept by a browser under it. */
  export const contentHash: (text: string) => string;
}

declare module 'virtual:assets' {
  /** Addresses of the built files that a document links to. */
  export const assets: {
    script: string;
    styles: string[];
    headingFont: string;
    /** The heading font's letters beyond those of Western Europe. */
    extendedFont: string;
    /** What else headings of a language need, by its code: a stylesheet, and the fonts in it. */
    headings: Record<string, { style: string; fonts: readonly string[] }>;
    icon: string;
    /** What not every visit fetches (`fetchEnhancers`). */
    // oxlint-disable-next-line typescript/consistent-type-imports -- As below.
    enhancers: Record<keyof typeof import('../delivery/islandSources.ts').enhancerSources, string>;
    /** Per island: the hydrating module, its own module, then all that these import. */
    // oxlint-disable-next-line typescript/consistent-type-imports -- An import by a relative path is any in a declared module.
    islands: Record<keyof typeof import('../delivery/islandSources.ts').islandSources, string[]>;
  };
}
