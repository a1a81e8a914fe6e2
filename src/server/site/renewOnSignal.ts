import type { OpenedSite } from './openSite.ts';

/**
 * On SIGHUP the build on disk takes the place of the one in memory, between two requests: what was
 * asked for before is answered from the build before. One that is not whole changes nothing.
 * @param opened changed in place.
 * @param open reads the build on disk.
 * @param say takes a sentence about what came of it.
 */
export function renewOnSignal(
  opened: OpenedSite,
  open: () => Promise<OpenedSite>,
  say: (sentence: string) => void,
): void {
  let renewed = Promise.resolve();
  const renew = async (): Promise<void> => {
    try {
      const next = await open();
      const { close } = opened;
      Object.assign(opened.site, next.site);
      opened.close = next.close;
      say(`Serving the build on disk: ${next.site.manifest.pages.length} pages.`);
      await close();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      say(`Still serving the build before. ${reason}`);
    }
  };
  // One after the other: of two that are near each other the second has the last word.
  process.on('SIGHUP', () => void (renewed = renewed.then(renew)));
}
