/** Runs one half of a build to its end; what went wrong is said, and fails the process. */
export async function runHalf(half: () => Promise<void>): Promise<void> {
  try {
    await half();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
