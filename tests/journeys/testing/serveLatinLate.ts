import { serveAgain, type ServedAgain } from './serveAgain.ts';

/** The Latin face of headings. */
export const latinFace = /\/heading-[^/]*\.woff2$/u;

/** What a test decides when to send. */
type Held = { words: () => void; latin: () => void };

/** Serves a page again at an address of its own: its head comes at once, its words and the Latin face when told. */
export async function serveLatinLate(site: string, page: string): Promise<ServedAgain & Held> {
  const words = Promise.withResolvers<void>();
  const latin = Promise.withResolvers<void>();
  const { origin, stop } = await serveAgain(site, [page], async ({ url, body, response }) => {
    if (latinFace.test(url)) await latin.promise;
    if (url !== page) {
      response.end(body);
      return;
    }
    const start = body.indexOf('<body');
    response.write(body.subarray(0, start));
    await words.promise;
    response.end(body.subarray(start));
  });
  return {
    origin,
    words: words.resolve,
    latin: latin.resolve,
    stop: async () => {
      words.resolve();
      latin.resolve();
      await stop();
    },
  };
}
