import type { JSHandle, Page } from 'playwright-core';
import { markPattern } from '../../delivery/stringMarks.ts';
import type { PageStrings } from './describeMarks.ts';
import { listStrings, type ListedString } from './listedString.ts';
import { stringFinder, type Box, type FoundString, type StringFinder } from './stringFinder.ts';

/** A place of a page that has a text, and what it takes up in a picture of the whole page. */
type PicturedPlace = Pick<FoundString, 'mark' | 'hidden'> & { box: Box | undefined };

/** A text of a page with its number and its boxes. */
export type PicturedString = ListedString<PicturedPlace>;

/** Lists the strings of the marked page that stands in a tab, and draws their boxes over it. */
export async function numberStrings(tab: Page, known: PageStrings): Promise<PicturedString[]> {
  const finder: JSHandle<StringFinder> = await tab.evaluateHandle(stringFinder, markPattern);
  const places = await finder.evaluate(({ find, measure }) =>
    find().map((found) => ({
      mark: found.mark,
      hidden: found.hidden,
      box: measure(found),
    })),
  );
  const strings = listStrings<PicturedPlace>(places, known);
  const boxes = strings.flatMap(({ number, places: ofString }) =>
    ofString.flatMap(({ box }) => (box === undefined ? [] : [{ ...box, number }])),
  );
  await tab.evaluate(drawBoxes, boxes);
  return [...strings];
}

/** Runs in the page. Through the object model: the policy of the site allows no `style` attribute. */
function drawBoxes(boxes: readonly (Box & { number: number })[]): void {
  const layer = document.createElement('div');
  Object.assign(layer.style, {
    position: 'absolute',
    inset: '0 auto auto 0',
    zIndex: '2147483647',
  });
  for (const { x, y, width, height, number } of boxes) {
    const box = document.createElement('div');
    Object.assign(box.style, {
      position: 'absolute',
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      height: `${height}px`,
      outline: '1px solid #b0006d',
      boxShadow: '0 0 0 2px rgb(255 255 255 / 75%)',
    });
    const label = document.createElement('div');
    Object.assign(label.style, {
      position: 'absolute',
      left: '-2px',
      top: '-13px',
      whiteSpace: 'nowrap',
      padding: '0 3px',
      font: '600 11px/13px sans-serif',
      letterSpacing: '0',
      color: '#fff',
      background: '#b0006d',
    });
    label.textContent = String(number);
    box.append(label);
    layer.append(box);
  }
  document.body.append(layer);
}
