import { JSDOM } from 'jsdom';

/** A published page, as a document and as the text of its file. */
export type ReadPage = {
  path: string;
  file: string;
  html: string;
  document: Document;
  /** Where the tags and, by name in small letters, the attributes of an element stand in the text. */
  placeOf(element: Element): NonNullable<ReturnType<JSDOM['nodeLocation']>>;
};

/** Parses a page as a browser does, and remembers where everything stands in its text. */
export function readPage(page: { path: string; file: string; html: string }): ReadPage {
  const dom = new JSDOM(page.html, { includeNodeLocations: true });
  const { document } = dom.window;
  // As the page's own script says before anybody sees it, or rules for both cases would seem to hold.
  document.documentElement.dataset['motion'] = 'on';
  return {
    ...page,
    document,
    placeOf(element) {
      const place = dom.nodeLocation(element);
      if (!place) throw new Error(`Expected <${element.localName}> to stand in ${page.file}.`);
      return place;
    },
  };
}
