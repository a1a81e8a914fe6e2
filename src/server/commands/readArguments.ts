import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import type { Command, Given } from './command.ts';

/**
 * Reads what follows the name of a command.
 * @returns undefined if help is asked for.
 * @throws Error that says what is expected. What was given is not repeated: it may be somebody's address.
 */
export function readArguments(
  name: string,
  command: Command,
  parameters: readonly string[],
): Pick<Given, 'options' | 'file'> | undefined {
  const parsed = parse(command, parameters);
  if (parsed?.values['help'] === true) return undefined;
  const files = parsed?.positionals ?? [];
  const isRight = files.length === (command.takesFile ? 1 : 0) && files[0] !== '';
  if (parsed === undefined || !isRight) {
    throw new Error(
      `Expected "${`${name} ${command.usage}`.trim()}", got something else: see \`npm run submissions -- ${name} --help\`.`,
    );
  }
  const options = Object.fromEntries(
    Object.entries(parsed.values).map(([key, value]) => [key, value === true ? 'yes' : value]),
  ) as Given['options'];
  return { options, file: files[0] ?? '' };
}

function parse({ options, switches = [] }: Command, parameters: readonly string[]) {
  const config: ParseArgsOptionsConfig = {
    ...Object.fromEntries(options.map((name) => [name, { type: 'string' }])),
    ...Object.fromEntries([...switches, 'help'].map((name) => [name, { type: 'boolean' }])),
  };
  try {
    return parseArgs({ args: [...parameters], allowPositionals: true, options: config });
  } catch {
    return undefined;
  }
}
