import { askInThread, type Asked } from './askInThread.ts';

/**
 * Four visitors ask for a page again and again, until told to end.
 * @param least milliseconds before which the visits do not end.
 * @returns what ends the visits and tells of them.
 */
export function visitPages(address: string, least = 0): () => Promise<Asked> {
  return askInThread({ addresses: [address], together: 4, pause: 5 }, least);
}
