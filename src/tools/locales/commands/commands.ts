import { checkTexts } from './checkTexts.ts';
import type { Command } from './command.ts';
import { exportTexts } from './exchange/exportTexts.ts';
import { importTexts } from './exchange/importTexts.ts';
import { newLocale } from './newLocale.ts';
import { pseudo } from './pseudo.ts';
import { record } from './record.ts';
import { renameKey } from './rename/renameKey.ts';
import { status } from './status/status.ts';
import { unchanged } from './unchanged.ts';

/**
 * What `npm run i18n -- <command>` can do with locale files, in the order of a translator's day. Each
 * imports the libraries that it alone needs when it runs: most runs are a check.
 */
export const commands: Readonly<Record<string, Command>> = {
  new: newLocale,
  check: checkTexts,
  status,
  export: exportTexts,
  import: importTexts,
  rename: renameKey,
  record,
  unchanged,
  pseudo,
};
