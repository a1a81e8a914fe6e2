import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PlannedPicture } from './planPictures.ts';
import type { PictureWork } from './pictureThread.ts';
import type { writePictures } from './writePictures.ts';

/**
 * {@link writePictures} in a thread of its own, so that pages are drawn meanwhile: a picture takes 80 ms.
 * Rejects with what goes wrong there.
 */
export async function writePicturesAside(
  pictures: Iterable<PlannedPicture>,
  folder: string,
  cache?: string,
): ReturnType<typeof writePictures> {
  const workerData: PictureWork = { pictures: [...pictures], folder, cache };
  const thread = new Worker(new URL('pictureThread.ts', import.meta.url), { workerData });
  const [written] = (await once(thread, 'message')) as [Awaited<ReturnType<typeof writePictures>>];
  return written;
}
