import type { Edit } from './change.ts';
import type { ReadPage } from './readPage.ts';

/** Takes an attribute out of its tag, with the space in front of it. Nothing if it is not there. */
export function withoutAttribute(page: ReadPage, element: Element, name: string): Edit[] {
  const place = page.placeOf(element).attrs?.[name];
  return place ? [{ from: place.startOffset - 1, to: place.endOffset, text: '' }] : [];
}

/** Gives an attribute that is there another value; the value may hold no quotation mark. */
export function withValue(page: ReadPage, element: Element, name: string, value: string): Edit[] {
  const place = page.placeOf(element).attrs?.[name];
  return place
    ? [{ from: place.startOffset, to: place.endOffset, text: `${name}="${value}"` }]
    : [];
}

/** Gives an element an attribute that it does not have. */
export function withAttribute(page: ReadPage, element: Element, attribute: string): Edit[] {
  const at = page.placeOf(element).startTag.startOffset + 1 + element.localName.length;
  return [{ from: at, to: at, text: ` ${attribute}` }];
}

/** Makes elements plain boxes with the same attributes. */
export function asBoxes(page: ReadPage, elements: readonly Element[]): Edit[] {
  const names = elements.flatMap((element) => {
    const { startTag, endTag } = page.placeOf(element);
    const starts = [startTag.startOffset + 1, ...(endTag ? [endTag.startOffset + 2] : [])];
    return starts.map((from) => ({ from, to: from + element.localName.length, text: 'div' }));
  });
  return names.toSorted((one, other) => one.from - other.from);
}
