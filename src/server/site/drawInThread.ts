import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Problem } from '../http/problem.ts';
import { askThread } from '../threads/askThread.ts';
import type { Renderer } from './drawingThread.ts';
import type { Draw } from './sendPage.ts';

/** Draws with the renderer of a build, apart from the thread that serves. */
export type Drawing = { draw: Draw; close: () => Promise<void> };

/**
 * How many pages may wait to be drawn: about two seconds' worth. Without a receipt somebody is thanked
 * all the same, so those give way early: a link can be asked for again and again.
 */
const mostWaiting = { refused: 100, receipt: 20 } as const;

/**
 * Starts a thread that draws pages: one takes tens of milliseconds, in which nobody else would be served.
 * The renderer is read once, so that a thread which takes the place of one that broke draws as that did,
 * whatever another build has put there since.
 * @param file path of the build's `renderer.js`.
 * @throws Error if it cannot be loaded.
 */
export async function drawInThread(file: string): Promise<Drawing> {
  const module = new URL('./drawingThread.ts', import.meta.url);
  const source = await readFile(file, 'utf8');
  const renderer: Renderer = { url: pathToFileURL(file).href, source };
  const { ask, close } = await askThread<Parameters<Draw>[0], string>(module, renderer);
  let waiting = 0;
  return {
    async draw(request) {
      if (waiting >= mostWaiting[request.receipt ? 'receipt' : 'refused']) {
        throw new Problem(
          503,
          'Expected to draw the page with the mistakes, but too many wait for theirs: go back and send the form again in a minute.',
        );
      }
      waiting += 1;
      try {
        return await ask(request);
      } finally {
        waiting -= 1;
      }
    },
    close,
  };
}
