import { parentPort, workerData } from 'node:worker_threads';
import type { PlannedPicture } from './planPictures.ts';
import { writePictures } from './writePictures.ts';

/** What this thread is started with; it sends back what {@link writePictures} says. */
export type PictureWork = {
  pictures: readonly PlannedPicture[];
  folder: string;
  cache?: string | undefined;
};

const { pictures, folder, cache } = workerData as PictureWork;
parentPort?.postMessage(await writePictures(pictures, folder, cache));
