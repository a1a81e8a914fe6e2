import { relative } from 'node:path';
import type { Command } from '../locales/commands/command.ts';
import { sourceLocale } from '../../site/locales.ts';

/** A picture of each page of a language with a numbered box round every text, and a legend. */
export const pictures: Command = {
  usage: '[locale] [page...]',
  summary: 'draws pages with a number on each text, and a list of them, in test-results/strings/',
  async run([locale = sourceLocale, ...pages], root) {
    const { drawStringPictures } = await import('../strings/drawStringPictures.ts');
    const legends = await drawStringPictures({ locale, pages });
    const output = legends.map((legend) => relative(root, legend)).join('\n');
    return { output, exitCode: 0 };
  },
};
