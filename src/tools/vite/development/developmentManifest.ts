import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from '../../../delivery/manifest.ts';
import { createManifest, type SiteDescription } from '../../build/createManifest.ts';
import { root } from '../../../project/root.ts';

/**
 * The manifest while developing: the pages as they are now, and of the last build, if there was
 * one, the files that are no scripts and styles, such as the reports. Without the policy: Vite
 * needs inline scripts and styles.
 */
export function developmentManifest(site: SiteDescription): Manifest {
  const manifest = createManifest(site, builtFiles());
  const { 'content-security-policy': _policy, ...headers } = manifest.headers;
  return { ...manifest, headers };
}

function builtFiles(): Manifest['files'] {
  const file = join(root, 'build/manifest.json');
  if (!existsSync(file)) return [];
  const { files } = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  return files.filter((built) => !built.isImmutable && existsSync(join(root, 'dist', built.file)));
}
