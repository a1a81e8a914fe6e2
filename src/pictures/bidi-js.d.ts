/** Its own types do not reach its ES module. */
declare module 'bidi-js/dist/bidi.mjs' {
  type EmbeddingLevels = { levels: Uint8Array };
  type Bidi = {
    getEmbeddingLevels: (text: string, direction: 'ltr' | 'rtl') => EmbeddingLevels;
  };
  export default function bidiFactory(): Bidi;
}
