import { didYouMean } from '../../../i18n/check/nearest.ts';
import type { Command } from './command.ts';
import { commands as ofLocales } from './commands.ts';

/** What a run leaves to say: on standard output what was asked for, on standard error what was wrong. */
export type Run = { output: string; error: string; exitCode: 0 | 1 };

/**
 * Runs one command on the project at a root. Never rejects for what the arguments or the files hold:
 * an error is told, with exit code 1, and standard output holds nothing but what was asked for.
 */
export async function runCommand(
  args: readonly string[],
  root: string,
  commands: Readonly<Record<string, Command>> = ofLocales,
): Promise<Run> {
  const [name = '', ...rest] = args;
  if (name === '--help') return { output: list(commands), error: '', exitCode: 0 };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command === undefined) {
    const got = name === '' ? 'none.' : `"${name}".${didYouMean(name, Object.keys(commands))}`;
    return { output: '', error: `Expected a command, got ${got}\n${list(commands)}`, exitCode: 1 };
  }
  if (rest.includes('--help')) return { output: help(name, command), error: '', exitCode: 0 };
  try {
    return { error: '', ...(await command.run(rest, root)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { output: '', error: message, exitCode: 1 };
  }
}

function list(commands: Readonly<Record<string, Command>>): string {
  return Object.entries(commands)
    .map(([name, { usage, summary }]) => `  npm run i18n -- ${name} ${usage}\n      ${summary}`)
    .join('\n');
}

function help(name: string, { usage, summary, details = [] }: Command): string {
  const lines = details.map((line) => `\n${line}`);
  return `npm run i18n -- ${name} ${usage}\n${summary}${lines.join('')}`;
}
