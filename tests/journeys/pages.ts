import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../src/site/manifest.ts';
import { root } from '../../src/tools/root.ts';

const manifest = JSON.parse(readFileSync(join(root, 'build/manifest.json'), 'utf8')) as Manifest;

export type JourneyPage = Manifest['pages'][number];

/** Every published page in every locale. */
export const pages: readonly JourneyPage[] = manifest.pages;

/** Every locale of the site. */
export const locales = manifest.locales;

/** The response headers that every answer carries. */
export const headers = manifest.headers;
