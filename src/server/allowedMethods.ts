import { intakePaths } from '../contract/intake.ts';
import type { Manifest } from '../delivery/manifest.ts';
import { subscriptionId } from './links/subscriptionLinks.ts';
import { healthPaths } from './reportHealth.ts';
import { resolvePath } from './site/resolvePath.ts';

const reading = ['GET', 'HEAD'] as const;
const posting = ['POST', 'OPTIONS'] as const;
const both = [...reading, 'POST'] as const;

const ownPaths: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...Object.values(intakePaths).map((path) => [path, posting] as const),
  ...Object.values(healthPaths).map((path) => [path, reading] as const),
]);

/** The methods that a path as received answers to; undefined if nothing is there. */
export function allowedMethods(
  manifest: Manifest,
  pathname: string,
): readonly string[] | undefined {
  const own = ownPaths.get(pathname);
  if (own !== undefined) return own;
  const found = resolvePath(manifest, pathname);
  if (found.kind === 'not-found') return undefined;
  return found.kind === 'page' && found.page.id === subscriptionId ? both : reading;
}
