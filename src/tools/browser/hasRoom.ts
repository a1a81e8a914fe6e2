import { access, constants, statfs } from 'node:fs/promises';

/** Whether a folder is there, may be written to, and its file system has this many bytes free. */
export async function hasRoom(folder: string, bytes: number): Promise<boolean> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= bytes;
  } catch {
    return false; // Not there, or not ours.
  }
}
