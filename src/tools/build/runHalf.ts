/**
 * Runs one half of a build to its end; what went wrong is said, and ends the process: a thread that
 * still draws pictures has nothing left to draw them for.
 */
export async function runHalf(half: () => Promise<void>): Promise<void> {
  try {
    await half();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
