/** The face of headings, and the cut of it that site and pictures use. */
export const headingFace = {
  /** The letters that many languages add to Latin come in a file of their own (fonts.css). */
  sources: {
    basic: '@fontsource-variable/anek-latin/files/anek-latin-latin-standard-normal.woff2',
    extended: '@fontsource-variable/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2',
  },
  axes: { wght: 600, wdth: 112 },
};
