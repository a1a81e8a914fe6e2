import { isRouteId } from '../../../../site/routes.ts';
import { counted } from '../countWords.ts';
import { servicesFile } from '../../localeNames.ts';
import type { FileStatus, LocaleStatus } from './countStatus.ts';

/**
 * Why pages are left out although no word of their own files is missing, a line each: the table
 * alone shows them with nothing to do.
 */
export function describeWaiting({ locale, files }: LocaleStatus): string[] {
  return files
    .filter(isWaiting)
    .map(({ name, wordsToDo }) =>
      wordsToDo > 0
        ? `  ${name} waits for ${counted(wordsToDo, 'word')} of ${servicesFile}.`
        : `  ${name} waits for what \`npm run i18n -- check ${locale}\` says of it.`,
    );
}

function isWaiting({ name, stage, wordsLeft, stale, errors }: FileStatus): boolean {
  return isRouteId(name) && stage === 'left out' && wordsLeft + stale + errors === 0;
}
