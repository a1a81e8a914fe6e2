declare module 'virtual:assets' {
  /** Addresses of the built files that a document links to. */
  export const assets: {
    script: string;
    styles: string[];
    headingFont: string;
    icon: string;
    /** Per island: the hydrating module, its own module, then all that these import. */
    islands: Record<import('../islands/sources.ts').IslandName, string[]>;
  };
}
