/** It brings no types of its own; only what is used of it. */
declare module 'jsdom' {
  type Place = { startOffset: number; endOffset: number };

  export class JSDOM {
    constructor(html: string, options?: { includeNodeLocations?: boolean });
    readonly window: { readonly document: Document };
    /** Null for an element that only the parser adds. */
    nodeLocation(
      element: Element,
    ): { startTag: Place; endTag?: Place; attrs?: Readonly<Record<string, Place>> } | null;
  }
}
