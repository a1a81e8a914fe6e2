import { parseArgs } from 'node:util';
import { check } from '../check.ts';
import type { Command } from './command.ts';

/** Says what is wrong with the languages, for people or for programs, and mends what is safe. */
export const checkTexts: Command = {
  usage: '[code...] [page...] [--fix] [--json] [--strict]',
  summary: 'says what is missing or wrong, with its place and what to do; --fix mends what is safe',
  details: [
    'With names of pages or other files after a language, only what is in these: check pl team.',
    '--json    one array of {severity, rule, file, line, column, key, message} and nothing else',
    '--strict  what is left to do fails as an error does',
  ],
  async run(args, root) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        fix: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        strict: { type: 'boolean', default: false },
      },
    });
    return check({ folder: root, chosen: positionals, ...values });
  },
};
