import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { shareFile } from '../islands/sharedFiles.ts';
import { DrawingSheet } from '../ui/DrawingSheet.ts';
import { Fringe } from '../ui/Fringe.tsx';
import * as icons from '../ui/icons.ts';
import { Wordmark } from '../ui/Wordmark.tsx';
import { publish } from './publish.ts';

/** Address of the file of drawings that pages share (see `DrawingSheet`); while developing there is none. */
export const drawingSheet = import.meta.env.DEV ? undefined : shareDrawings();

function shareDrawings(): string {
  const symbols = [Wordmark, Fringe, ...Object.values(icons)].map(symbolOf).join('');
  return shareFile('drawings', 'svg', `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`);
}

/** A drawing without its own size and colours, by the id by which it refers to itself. */
function symbolOf(Drawing: ComponentType): string {
  const reference = renderToStaticMarkup(
    <DrawingSheet value="">
      <Drawing />
    </DrawingSheet>,
  );
  const [, id] = /<use href="#([\w-]+)"/u.exec(reference) ?? [];
  if (id === undefined) throw new Error(`Expected a reference to a shared drawing: ${reference}`);
  const drawn = publish(renderToStaticMarkup(<Drawing />));
  const [viewBox = ''] = / viewBox="[^"]+"/u.exec(drawn) ?? [];
  const shapes = drawn.replace(/^<svg[^>]*>|<\/svg>$/gu, '');
  return `<symbol id="${id}"${viewBox}>${shapes}</symbol>`;
}
