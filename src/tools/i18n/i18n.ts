import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { root } from '../../project/root.ts';

// A command ends before the compiler's last stage has paid for itself, and loads the same modules
// every time: both are said before those are imported.
setFlagsFromString('--no-opt');
enableCompileCache();
const { commands } = await import('../locales/commands/commands.ts');
const { runCommand } = await import('../locales/commands/runCommand.ts');
const { pictures } = await import('./pictures.ts');

// `npm run i18n -- <command>`: those of the locale files, and the one that needs a browser.
const { output, error, exitCode } = await runCommand(process.argv.slice(2), root, {
  ...commands,
  pictures,
});
if (output !== '') process.stdout.write(`${output}\n`);
if (error !== '') process.stderr.write(`${error}\n`);
process.exitCode = exitCode;
