import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes several files of the project, by their paths in it. All are written under other names
 * first, so that a full disk or a folder without permission leaves every one of them as it was.
 */
export async function writeTogether(
  root: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const drafts = [...files].map(([file, content]) => {
    const path = join(root, file);
    return { path, draft: `${path}.${randomUUID()}`, content };
  });
  try {
    for (const { path, draft, content } of drafts) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(draft, content);
    }
  } catch (error) {
    for (const { draft } of drafts) await rm(draft, { force: true });
    throw error;
  }
  for (const { path, draft } of drafts) await rename(draft, path);
}
