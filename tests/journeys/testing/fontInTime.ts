import { setTimeout as wait } from 'node:timers/promises';
import { serveAgain, type ServedAgain } from './serveAgain.ts';

/** From the last byte of a font to the first picture that has it, in ms: far more than it takes to be read. */
const reading = 200;

/**
 * Serves a page again at an address of its own: its words come once its fonts are there, all but one,
 * which comes when `release` is called.
 * @param late the address of that font; every other one that the page preloads is in time.
 */
export async function serveOneFontLate(
  site: string,
  page: string,
  late: RegExp,
): Promise<ServedAgain & { release: () => void }> {
  const released = Promise.withResolvers<void>();
  const arrived = new Map<string, PromiseWithResolvers<void>>();
  const served = await serveAgain(site, [page], async ({ url, body, response }) => {
    if (url === page) {
      const start = body.indexOf('<body');
      const head = body.toString('utf8', 0, start);
      const inTime = [...head.matchAll(/<link rel="preload" href="([^"]+)" as="font"/gu)]
        .map(([, address = '']) => address)
        .filter((address) => !late.test(address));
      for (const address of inTime) arrived.set(address, Promise.withResolvers<void>());
      response.write(body.subarray(0, start));
      await Promise.all(inTime.map((address) => arrived.get(address)?.promise));
      await wait(reading);
      response.end(body.subarray(start));
      return;
    }
    if (late.test(url)) await released.promise;
    response.end(body, arrived.get(url)?.resolve);
  });
  return { ...served, release: released.resolve };
}
