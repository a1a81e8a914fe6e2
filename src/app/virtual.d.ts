declare module 'virtual:assets' {
  /** Addresses of the built files that a document links to. */
  export const assets: { script: string; styles: string[]; headingFont: string; icon: string };
}
