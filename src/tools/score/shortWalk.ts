import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../delivery/manifest.ts';
import { routeOf } from '../../site/routes.ts';

/** One page of each kind and language of a built copy, as `JOURNEY_PAGES` wants them. */
export async function shortWalk(copy: string): Promise<string> {
  const text = await readFile(join(copy, 'build/manifest.json'), 'utf8');
  const { pages } = JSON.parse(text) as Manifest;
  const byKind = Map.groupBy(pages, ({ id, locale }) => `${locale} ${routeOf(id).kind}`);
  return Array.from(byKind.values(), ([first]) => first?.path).join();
}
