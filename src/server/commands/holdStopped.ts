import { holdFolder } from '../store/holdFolder.ts';

/**
 * Takes the data folder for a command that needs the server stopped, until what it returns is closed.
 * @param command what to do once it is.
 * @throws Error with a sentence if a server uses the folder.
 */
export function holdStopped(folder: string, command: string): ReturnType<typeof holdFolder> {
  try {
    return holdFolder(folder);
  } catch (cause) {
    throw new Error(
      `Expected that nothing uses the data folder, but a server does; nothing was changed: stop it, ${command}, and start it again.`,
      { cause },
    );
  }
}
