import { root } from '../../project/root.ts';
import { runCommand } from './commands/runCommand.ts';

// `npm run i18n -- <command>`: see the list in runCommand.ts.
const { output, error, exitCode } = await runCommand(process.argv.slice(2), root);
if (output !== '') process.stdout.write(`${output}\n`);
if (error !== '') process.stderr.write(`${error}\n`);
process.exitCode = exitCode;
