declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Readonly<Record<string, number>>;
    keepFeatures?: string[];
    /** Then no text may be given. */
    keepAllGlyphs?: boolean;
  };
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>;
}
