import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a build makes. */
const folders = ['dist', 'build'];

/** Puts back what was built in a copy of the project, whatever is done to it meanwhile. */
export async function withBuildKept<Result>(
  copy: string,
  spoil: () => Promise<Result>,
): Promise<Result> {
  const kept = join(copy, 'test-results/kept');
  await copyBuild(copy, kept);
  try {
    return await spoil();
  } finally {
    await Promise.all(folders.map((folder) => rm(join(copy, folder), { recursive: true })));
    await copyBuild(kept, copy);
    await rm(kept, { recursive: true });
  }
}

async function copyBuild(from: string, to: string): Promise<void> {
  for (const folder of folders) await cp(join(from, folder), join(to, folder), { recursive: true });
}
