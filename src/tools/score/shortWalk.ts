import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from '../../delivery/manifest.ts';
import { routeOf, type RouteId } from '../../site/routes.ts';

/** Pages that together have every component, with the first service. */
const full: readonly RouteId[] = [
  'home',
  'about-us',
  'contact-us',
  'get-consultation',
  'privacy-policy',
];

/** The paths of a few pages of a built copy that show all there is, and of some others. */
export async function shortWalk(copy: string, others: readonly string[] = []): Promise<string[]> {
  const text = await readFile(join(copy, 'build/manifest.json'), 'utf8');
  const { pages, sourceLocale } = JSON.parse(text) as Manifest;
  const english = pages.filter(({ locale }) => locale === sourceLocale);
  const service = english.find(({ id }) => routeOf(id).kind === 'service');
  const homes = pages.filter(({ id }) => id === 'home');
  const chosen = [...english.filter(({ id }) => full.includes(id)), ...homes];
  return [
    ...new Set([...chosen, service].flatMap((page) => page?.path ?? [])).union(new Set(others)),
  ];
}
