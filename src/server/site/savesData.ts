import type { IncomingHttpHeaders } from 'node:http';

/** Whether a visitor wants less data (https://wicg.github.io/savedata/): then no page is drawn ahead. */
export function savesData(headers: IncomingHttpHeaders): boolean {
  return headers['save-data'] === 'on';
}
