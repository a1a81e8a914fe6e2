import type { ListedString } from '../../../strings/listedString.ts';

/** Everything that makes up a press: React Aria acts at its beginning. */
const press = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'auxclick'];

/**
 * Takes the pointer while strings are outlined: it points at strings, and a press chooses one
 * instead of using the page. Keys go to the page as always.
 * @param host what belongs to the overlay and answers for itself.
 * @param at the string at a point of the window, none while nothing is outlined.
 */
export function followPointer(
  host: Element,
  at: (x: number, y: number) => ListedString | undefined,
  { point, choose }: Record<'point' | 'choose', (string: ListedString | undefined) => void>,
): void {
  const isOwn = (event: Event): boolean => event.composedPath().includes(host);
  addEventListener(
    'pointermove',
    (event) => {
      if (!isOwn(event)) point(at(event.clientX, event.clientY));
    },
    { capture: true, passive: true },
  );
  for (const type of press) {
    addEventListener(
      type,
      (event) => {
        // A key presses a button without a place.
        const { clientX, clientY, detail } = event as MouseEvent;
        if (isOwn(event) || (type === 'click' && detail === 0)) return;
        const string = at(clientX, clientY);
        if (string === undefined) return;
        event.preventDefault();
        event.stopImmediatePropagation();
        if (type === 'click') choose(string);
      },
      { capture: true },
    );
  }
}
