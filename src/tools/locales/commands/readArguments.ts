import { parseArgs, type ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

type Arguments<Given extends Options> = ReturnType<
  typeof parseArgs<{ allowPositionals: true; options: Given }>
>;

/**
 * Splits the arguments of a command into its options and the others.
 * @param usage what the command takes, `new <code> [page...]`: the error names it.
 * @throws Error that says what was expected, for an option that the command does not have.
 */
export function readArguments<const Given extends Options>(
  usage: string,
  args: readonly string[],
  options: Given,
): Arguments<Given> {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new Error(`Expected \`npm run i18n -- ${usage}\`, got: ${reason}.`, { cause: error });
  }
}
