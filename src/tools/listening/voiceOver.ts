import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { sharedKeys, sharedWords, type Guide } from './guide.ts';

/** VoiceOver, on macOS. It goes from item to item where others go from line to line. */
export const voiceOver: Guide = {
  commands: {
    'next heading': 'findNextHeading',
    'next line': 'moveToNext',
    'previous line': 'moveToPrevious',
    'say all': 'readAllText',
  },
  commandsOf: ({ voiceOverKeyCodeCommands }) => voiceOverKeyCodeCommands,
  keys: { ...sharedKeys, 'ctrl+a': 'Command+a' },
  words: {
    ...sharedWords,
    'heading level 1': 'heading level 1',
    'heading level 2': 'heading level 2',
    'heading level 3': 'heading level 3',
    'not checked': 'unchecked',
  },
  settings: {},
  fresh,
  toFront: ({ macOSActivate }) => macOSActivate('Google Chrome'),
  readSystem: async () => {
    const { stdout } = await promisify(execFile)('sw_vers', ['-productVersion']);
    return `macOS ${stdout.trim()}`;
  },
};

/**
 * VoiceOver only tells its last phrase, and guidepup joins several with a full stop: where nothing is
 * said, and before something new, the end of what was said before may stand once more. It must not
 * count as heard again. That something was really said twice is lost by it.
 */
function fresh(phrase: string, before: string): string {
  const parts = phrase.split('. ');
  const old = parts.findLastIndex((_, index) =>
    `. ${before}`.endsWith(`. ${parts.slice(0, index + 1).join('. ')}`),
  );
  return parts.slice(old + 1).join('. ');
}
