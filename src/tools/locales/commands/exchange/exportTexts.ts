import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { didYouMean } from '../../../../i18n/check/nearest.ts';
import { readNotes } from '../../notes/notes.ts';
import { readState } from '../../state/localeState.ts';
import type { Command } from '../command.ts';
import { counted } from '../countWords.ts';
import { readArguments } from '../readArguments.ts';
import { refuseUnreadable } from '../refuseUnreadable.ts';
import { readTranslation } from '../selectTexts.ts';
import { writeTogether } from '../writeTogether.ts';
import { textsToSend } from './textsToSend.ts';

const usage = '<code> --po|--xliff <folder> [page...]';

/** Writes the texts of a language into files that translation tools read, one a page. */
export const exportTexts: Command = {
  usage,
  summary: 'writes texts for translation tools, one PO or XLIFF 2 file a page',
  details: [
    'All pages that the language has begun, or those named, begun or not. The folder is seen from',
    'the project; a file in it that holds something else is never overwritten.',
    'Plural forms are entries of their own, each with numbers that take it.',
  ],
  async run(args, root) {
    const { values, positionals } = readArguments(`export ${usage}`, args, {
      po: { type: 'string' },
      xliff: { type: 'string' },
    });
    const target = values.po ?? values.xliff;
    if (target === undefined || (values.po !== undefined && values.xliff !== undefined)) {
      throw new Error('Expected one of --po <folder> and --xliff <folder>, got none or both.');
    }
    const [code, ...pages] = positionals;
    const format =
      values.po === undefined
        ? (await import('./xliff.ts')).xliffFormat
        : (await import('./po.ts')).poFormat;
    const { locale, source, files } = await readTranslation(root, code);
    const { state } = await readState(root, locale);
    const folder = resolve(root, target);
    const written = new Map<string, string>();
    let count = 0;
    for (const name of pagesToSend(pages, [...files.keys()], [...source.keys()])) {
      const original = source.get(name);
      if (original === undefined) continue;
      const translation = files.get(name);
      if (translation !== undefined) refuseUnreadable(translation);
      const { notes } = await readNotes(root, name);
      const texts = textsToSend(original, locale, { translation, notes, state: state[name] });
      count += texts.length;
      const file = relative(root, resolve(folder, `${name}${format.endings[0]}`));
      const content = format.write({ name, locale, texts });
      await refuseOther(root, file, content);
      written.set(file, content);
    }
    await writeTogether(root, written);
    const output = `${counted(count, 'text')} of ${locale} in ${counted(written.size, 'file')} in ${folder}. Then \`npm run i18n -- import ${locale} ${target}\`.`;
    return { output, exitCode: 0 };
  },
};

function pagesToSend(
  named: readonly string[],
  begun: readonly string[],
  known: readonly string[],
): string[] {
  const names = (named.length === 0 ? begun : named).filter((name) => name !== 'locale');
  for (const name of named) {
    if (known.includes(name) && name !== 'locale') continue;
    throw new Error(`Expected the name of a page, got "${name}".${didYouMean(name, known)}`);
  }
  return names;
}

/** Somebody's work may be in it. */
async function refuseOther(root: string, file: string, content: string): Promise<void> {
  const path = resolve(root, file);
  const there = await readFile(path, 'utf8').catch(() => undefined);
  if (there === undefined || there === content) return;
  throw new Error(
    `Expected a free place, got ${path}, which holds something else. Import or move it.`,
  );
}
