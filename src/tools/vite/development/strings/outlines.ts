import type { Box, StringFinder } from '../../../strings/stringFinder.ts';
import { element } from './element.ts';
import type { ListedString } from '../../../strings/listedString.ts';

/** A string at one of its places, as it is outlined now. */
type Outline = { string: ListedString; target: Element; box: Box };

/** The boxes over the page. */
export type Outlines = {
  layer: HTMLElement;
  /** Measures all strings anew and draws a box for each that is seen. */
  draw: (strings: readonly ListedString[], chosen: ListedString | undefined) => void;
  /** The boxes as they were drawn last. */
  drawn: () => readonly Outline[];
  /** The string under a point of the window: the smallest of those that lie there. */
  at: (x: number, y: number) => ListedString | undefined;
};

/** Makes the layer of boxes, which no pointer and no assistive technology meets. */
export function createOutlines({ measure }: StringFinder): Outlines {
  const layer = element('div', { class: 'layer', 'aria-hidden': 'true' });
  const boxes: HTMLElement[] = [];
  let outlines: Outline[] = [];

  function draw(strings: readonly ListedString[], chosen: ListedString | undefined): void {
    outlines = strings.flatMap((string) =>
      string.places.flatMap((place) => {
        const box = measure(place);
        if (box === undefined || isCovered(place.element, box)) return [];
        return [{ string, target: place.element, box }];
      }),
    );
    for (const [index, { string, box }] of outlines.entries()) {
      const drawn = (boxes[index] ??= layer.appendChild(element('div', { class: 'box' })));
      const place = `translate(${box.x}px, ${box.y}px)`;
      if (drawn.style.transform !== place) drawn.style.transform = place;
      drawn.style.width = `${box.width}px`;
      drawn.style.height = `${box.height}px`;
      drawn.dataset['state'] = string.state;
      drawn.toggleAttribute('data-chosen', string.mark === chosen?.mark);
    }
    for (const spare of boxes.splice(outlines.length)) spare.remove();
  }

  function at(x: number, y: number): ListedString | undefined {
    const point = { x: x + scrollX, y: y + scrollY };
    const top = document.elementFromPoint(x, y);
    const there = outlines.filter(({ box }) => contains(box, point));
    const related = there.filter(({ target }) => target.contains(top) || top?.contains(target));
    return (related.length > 0 ? related : there).toSorted(
      (a, b) => a.box.width * a.box.height - b.box.width * b.box.height,
    )[0]?.string;
  }

  return { layer, draw, drawn: () => outlines, at };
}

function contains(box: Box, { x, y }: { x: number; y: number }): boolean {
  return x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height;
}

/** Whether something that stays in the window, such as the header, lies over a string now. */
function isCovered(target: Element, box: Box): boolean {
  const [x, y] = [box.x + box.width / 2 - scrollX, box.y + box.height / 2 - scrollY];
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  // The overlay's own panel covers nothing: it can be moved.
  const all = document.elementsFromPoint(x, y);
  let over: Element | null = all.find(({ shadowRoot }) => shadowRoot === null) ?? null;
  if (over === null || over.contains(target) || target.contains(over)) return false;
  for (; over !== null && !over.contains(target); over = over.parentElement) {
    if (['fixed', 'sticky'].includes(getComputedStyle(over).position)) return true;
  }
  return false;
}
