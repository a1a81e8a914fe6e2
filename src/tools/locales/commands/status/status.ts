import { relative, resolve } from 'node:path';
import { indexStyle } from '../../../report/indexStyle.ts';
import type { Command } from '../command.ts';
import { readArguments } from '../readArguments.ts';
import { readTranslation } from '../selectTexts.ts';
import { writeTogether } from '../writeTogether.ts';
import { countStatus } from './countStatus.ts';
import { describeStatus } from './describeStatus.ts';
import { statusPage } from './statusPage.ts';

const usage = '[code] [--html <file>]';

/** Says what languages have and owe: of each what an edit of English has left to do, or of one everything. */
export const status: Command = {
  usage,
  summary: 'says what is left, stale, of a machine or wrong: by language, or by page of one',
  details: [
    'Without a code: every language with what is owed of the pages it has begun. Run it after an edit',
    'of English. With a code: every page of that language. --html writes all of it as a page.',
  ],
  async run(args, root) {
    const { values, positionals } = readArguments(`status ${usage}`, args, {
      html: { type: 'string' },
    });
    const [code, ...others] = positionals;
    if (others.length > 0) {
      throw new Error(`Expected one language or none, got ${positionals.join(', ')}.`);
    }
    if (code !== undefined) await readTranslation(root, code);
    const locales = await countStatus(root, code);
    if (values.html !== undefined) {
      const file = resolve(root, values.html);
      await writeTogether(root, new Map([[relative(root, file), statusPage(locales, indexStyle)]]));
    }
    return { output: describeStatus(locales, code !== undefined), exitCode: 0 };
  },
};
