/** One place of a page that shows a text of the locale files, or holds it for later. */
export type FoundString = {
  /** The name as it stands in the mark: `ar/home:hero.title`, still in its digits. */
  mark: string;
  /** The element that shows the text, or that has the attribute. */
  element: Element;
  /** Where the text stands if it is no text of the page's body: `title`, `aria-label`. */
  hidden: string | undefined;
  /** The text in the document; only if it is not hidden. */
  range: Range | undefined;
};

/** In pixels from the top left corner of the document. */
export type Box = { x: number; y: number; width: number; height: number };

/** Finds marked strings in the page that it runs in. */
export type StringFinder = {
  /** Every string in the order of the document; those in the head come last. */
  find: () => FoundString[];
  /** What a string takes up on the page; undefined if nobody sees it. */
  measure: (found: FoundString) => Box | undefined;
};

/**
 * Runs in a page; sent there as text by the pictures, so it uses nothing outside of itself.
 * @param pattern source of the pattern of marks (`src/delivery/stringMarks.ts`).
 */
export function stringFinder(pattern: string): StringFinder {
  const marks = new RegExp(pattern, 'gu');
  /** A smaller area, in pixels, is how hidden texts keep out of sight. */
  const smallest = 4;
  let clips = new WeakMap<Element, Element[]>();

  function find(): FoundString[] {
    clips = new WeakMap();
    const inBody = findIn(document.body);
    return [...inBody, ...findIn(document.head)];
  }

  function findIn(root: Element): FoundString[] {
    const found: FoundString[] = [];
    const open: { mark: string; node: Text; offset: number; index: number }[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node !== null; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const { name, value } of node.attributes) {
          found.push(
            ...namesIn(value).map((mark) => hiddenString(mark, node, attribute(node, name))),
          );
        }
        continue;
      }
      const text = node as Text;
      const parent = text.parentElement ?? root;
      const data = { SCRIPT: 'a part that opens later', NOSCRIPT: 'noscript', TITLE: 'title' }[
        parent.tagName
      ];
      if (data !== undefined) {
        const isLinkedData = parent.getAttribute('type') === 'application/ld+json';
        const where = isLinkedData ? 'structured data' : data;
        found.push(...namesIn(text.data).map((mark) => hiddenString(mark, parent, where)));
        continue;
      }
      for (const match of text.data.matchAll(marks)) {
        const end = match.index + match[0].length;
        if (match[1] !== undefined) {
          open.push({ mark: match[1], node: text, offset: end, index: found.length });
          found.push(hiddenString(match[1], parent, 'text'));
          continue;
        }
        const start = open.pop();
        const string = found[start?.index ?? -1];
        if (start === undefined || string === undefined) continue;
        string.range = document.createRange();
        string.range.setStart(start.node, start.offset);
        // Behind the mark: it forms one character with the letter before it.
        string.range.setEnd(text, end);
        string.hidden = undefined;
      }
    }
    return found;
  }

  function hiddenString(mark: string, element: Element, hidden: string): FoundString {
    return { mark, element, hidden, range: undefined };
  }

  function namesIn(text: string): string[] {
    return Array.from(text.matchAll(marks), ([, mark]) => mark ?? '').filter((mark) => mark !== '');
  }

  function attribute(element: Element, name: string): string {
    if (element.tagName !== 'META') return name;
    return `meta ${element.getAttribute('name') ?? element.getAttribute('property') ?? ''}`;
  }

  function measure({ range, element }: FoundString): Box | undefined {
    if (range === undefined || !element.isConnected || element.closest('[inert]')) return undefined;
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!isShown) return undefined;
    // What is chosen in a native list is drawn by the browser, where no range reaches.
    const isOption = element instanceof HTMLOptionElement;
    if (isOption && !element.selected) return undefined;
    const drawn = (isOption ? element.closest('select') : null) ?? range;
    let { left, top, right, bottom } = drawn.getBoundingClientRect();
    for (const clip of clipsOf(element)) {
      const seen = clip.getBoundingClientRect();
      left = Math.max(left, seen.left);
      top = Math.max(top, seen.top);
      right = Math.min(right, seen.right);
      bottom = Math.min(bottom, seen.bottom);
    }
    const [width, height] = [right - left, bottom - top];
    const isOnPage = right > 0 && left < document.documentElement.clientWidth && bottom > -scrollY;
    if (width <= 0 || height <= 0 || width * height < smallest || !isOnPage) return undefined;
    return { x: left + scrollX, y: top + scrollY, width, height };
  }

  /** What cuts off an element's text: every box around it that lets nothing out. */
  function clipsOf(element: Element): Element[] {
    const known = clips.get(element);
    if (known !== undefined) return known;
    const list: Element[] = [];
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(box);
      if (overflowX !== 'visible' || overflowY !== 'visible') list.push(box);
    }
    clips.set(element, list);
    return list;
  }

  return { find, measure };
}
