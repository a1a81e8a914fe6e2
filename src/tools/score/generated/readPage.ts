import { parse, type DefaultTreeAdapterTypes, type Token } from 'parse5';
import type { Edit } from './change.ts';

/** An element as written in a page, with the places where its parts stand. */
export type PageElement = {
  /** Its tag, in small letters. */
  name: string;
  /** Names in small letters, values without character references. */
  attributes: ReadonlyMap<string, string>;
  classes: readonly string[];
  parent: PageElement | null;
  /** Elements and words, in order; no words of scripts and styles. */
  content: readonly (PageElement | string)[];
  startTag: Place;
  /** Absent from what has no end tag. */
  endTag: Place | undefined;
  /** By name; from the first letter of the name to behind the value. */
  attributePlaces: ReadonlyMap<string, Place>;
};

type Place = { from: number; to: number };

/** A published page, and all of its elements in the order of the document. */
export type ReadPage = {
  path: string;
  file: string;
  html: string;
  elements: readonly PageElement[];
};

/** Parses a page as a browser does, and remembers where everything stands in its text. */
export function readPage(page: { path: string; file: string; html: string }): ReadPage {
  const elements: PageElement[] = [];
  const document = parse(page.html, { sourceCodeLocationInfo: true });
  readContent(document.childNodes, null, elements);
  return { ...page, elements };
}

function readContent(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
  parent: PageElement | null,
  elements: PageElement[],
): (PageElement | string)[] {
  return nodes.flatMap((node) => {
    if ('value' in node)
      return parent?.name === 'script' || parent?.name === 'style' ? [] : node.value;
    if (!('tagName' in node)) return [];
    const places = node.sourceCodeLocation;
    // What the parser adds stands nowhere in the text; what is in it belongs to its parent.
    if (!places?.startTag) return readContent(node.childNodes, parent, elements);
    const content: (PageElement | string)[] = [];
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
    const element: PageElement = {
      name: node.tagName,
      attributes,
      classes: attributes.get('class')?.split(' ') ?? [],
      parent,
      content,
      startTag: placeOf(places.startTag),
      endTag: places.endTag && placeOf(places.endTag),
      attributePlaces: new Map(
        Object.entries(places.attrs ?? {}).map(([name, place]) => [name, placeOf(place)]),
      ),
    };
    elements.push(element);
    content.push(...readContent(node.childNodes, element, elements));
    return [element];
  });
}

function placeOf({ startOffset, endOffset }: Token.Location): Place {
  return { from: startOffset, to: endOffset };
}

/** Takes an attribute out of its tag, with the space in front of it. Nothing if it is not there. */
export function withoutAttribute({ attributePlaces }: PageElement, name: string): Edit[] {
  const place = attributePlaces.get(name);
  return place === undefined ? [] : [{ from: place.from - 1, to: place.to, text: '' }];
}

/** Gives an attribute that is there another value; the value may hold no quotation mark. */
export function withValue({ attributePlaces }: PageElement, name: string, value: string): Edit[] {
  const place = attributePlaces.get(name);
  return place === undefined ? [] : [{ ...place, text: `${name}="${value}"` }];
}

/** Gives an element an attribute that it does not have. */
export function withAttribute({ name, startTag }: PageElement, attribute: string): Edit[] {
  const at = startTag.from + 1 + name.length;
  return [{ from: at, to: at, text: ` ${attribute}` }];
}
