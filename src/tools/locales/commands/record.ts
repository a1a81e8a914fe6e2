import { recordFile, writeState, type Authorship } from '../state/recordState.ts';
import { hashOf, readState } from '../state/localeState.ts';
import type { Command } from './command.ts';
import { readArguments } from './readArguments.ts';
import { readTranslation, selectFiles } from './selectTexts.ts';

const usage = '<locale> [page...] [--machine] [--reviewed-by "<name>"]';

/**
 * Says whose the texts of a language are that are new or have changed since it was last said, and
 * that they were made from the English as it is now; or who has reviewed them.
 */
export const record: Command = {
  usage,
  summary: 'says who made the texts that are new or changed, or who has reviewed them',
  async run(args, root) {
    const { values, positionals } = readArguments(`record ${usage}`, args, {
      machine: { type: 'boolean' },
      'reviewed-by': { type: 'string' },
    });
    const [code, ...names] = positionals;
    const { locale, source, files } = await readTranslation(root, code);
    const { state, problems } = await readState(root, locale);
    if (problems[0] !== undefined) throw new Error(`${problems[0].file}: ${problems[0].message}`);
    const reviewedBy = values['reviewed-by']?.trim();
    if (reviewedBy === '') throw new Error('Expected the name of who reviewed, got an empty one.');
    const author: Authorship = { origin: values.machine === true ? 'machine' : 'person' };
    let recorded = 0;
    let reviewed = 0;
    for (const name of selectFiles(files, names)) {
      const [original, translation] = [source.get(name), files.get(name)];
      if (original === undefined || translation === undefined) continue;
      const before = state[name] ?? {};
      const after = recordFile(original, translation, before, author);
      for (const [key, entry] of Object.entries(after)) {
        if (entry !== before[key]) recorded += 1;
        if (
          reviewedBy === undefined ||
          entry.text !== hashOf(translation.words.get(key)?.text ?? '')
        )
          continue;
        after[key] = { ...entry, reviewedBy };
        reviewed += 1;
      }
      state[name] = after;
    }
    await writeState(root, locale, state);
    const review = reviewedBy === undefined ? '' : `, ${reviewed} reviewed by ${reviewedBy}`;
    return {
      output: `${locale}: ${recorded} texts recorded as of a ${author.origin}${review}.`,
      exitCode: 0,
    };
  },
};
