import { runCommand } from './commands/runCommand.ts';
import { tell } from './commands/writeOut.ts';

try {
  await runCommand(process.argv.slice(2), process.env);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  tell(
    reason.startsWith('Expected ')
      ? reason
      : `Expected the command to succeed, but ${reason}: check the disk and the data folder.`,
  );
  process.exitCode = 1;
}
