import { root } from '../../project/root.ts';
import { commands } from '../locales/commands/commands.ts';
import { runCommand } from '../locales/commands/runCommand.ts';
import { pictures } from './pictures.ts';

// `npm run i18n -- <command>`: those of the locale files, and the one that needs a browser.
const { output, error, exitCode } = await runCommand(process.argv.slice(2), root, {
  ...commands,
  pictures,
});
if (output !== '') process.stdout.write(`${output}\n`);
if (error !== '') process.stderr.write(`${error}\n`);
process.exitCode = exitCode;
