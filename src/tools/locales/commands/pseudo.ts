import { rm } from 'node:fs/promises';
import { build, copyProject } from '../../../project/copyProject.ts';
import { pseudoLocales } from '../pseudo/pseudoLocales.ts';
import { writePseudoLocales } from '../pseudo/writePseudoLocales.ts';
import type { Command } from './command.ts';

/** Builds a copy of the project with the pseudo-locales, to look at layouts with other words in them. */
export const pseudo: Command = {
  usage: '',
  summary: 'builds a copy with languages nobody speaks: accented and longer, mirrored, tall',
  async run() {
    const copy = copyProject();
    await writePseudoLocales(copy);
    const { code, output } = await build(copy, { PSEUDO_LOCALES: '1' });
    if (code !== 0) {
      await rm(copy, { recursive: true });
      throw new Error(output);
    }
    const paths = pseudoLocales.map((locale) => `/${locale.code}/`).join(', ');
    return { output: `Look at ${paths} of \`cd ${copy} && npm run serve\`.`, exitCode: 0 };
  },
};
