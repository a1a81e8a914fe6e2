import { root } from '../../project/root.ts';
import { didYouMean } from '../../i18n/check/nearest.ts';
import type { Command } from './commands/command.ts';
import { record } from './commands/record.ts';
import { unchanged } from './commands/unchanged.ts';

/** What `npm run i18n -- <command>` can do, in the order of a translator's day. */
const commands: Readonly<Record<string, Command>> = { record, unchanged };

/**
 * Runs one command and writes what it says. Arguments it cannot work with are told on standard
 * error, with exit code 1, so that standard output holds nothing but what was asked for.
 */
async function main([name, ...args]: readonly string[]): Promise<void> {
  const command = name === undefined ? undefined : commands[name];
  try {
    if (command === undefined) throw new Error(help(name));
    const { output, exitCode } = await command.run(args, root);
    process.stdout.write(output === '' ? '' : `${output}\n`);
    process.exitCode = exitCode;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

function help(name: string | undefined): string {
  const got = name === undefined ? 'none' : `"${name}".${didYouMean(name, Object.keys(commands))}`;
  const lines = Object.entries(commands).map(
    ([key, { usage, summary }]) => `  npm run i18n -- ${key} ${usage}\n      ${summary}`,
  );
  return `Expected a command, got ${got}\n${lines.join('\n')}`;
}

await main(process.argv.slice(2));
