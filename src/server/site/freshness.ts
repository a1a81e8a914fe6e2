import type { PublishedFile } from './resolvePath.ts';

/** For how long a browser may keep a file: for ever, here a year in seconds, only if its name holds a hash of its content. */
export function freshness({ isImmutable }: PublishedFile): string {
  return isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
}
