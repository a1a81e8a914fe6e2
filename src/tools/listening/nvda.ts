import { release, version } from 'node:os';
import { company } from '../../site/company.ts';
import { sharedKeys, sharedWords, type Guide } from './guide.ts';

/** NVDA, on Windows. Guidepup puts a comma between what it says of a role and of its level. */
export const nvda: Guide = {
  commands: {
    'next heading': 'moveToNextHeading',
    'next line': 'moveToNext',
    'previous line': 'moveToPrevious',
    'say all': 'sayAll',
  },
  commandsOf: ({ NVDAKeyCodeCommands }) => NVDAKeyCodeCommands,
  keys: { ...sharedKeys, 'ctrl+a': 'Control+a' },
  words: {
    ...sharedWords,
    'heading level 1': 'heading, level 1',
    'heading level 2': 'heading, level 2',
    'heading level 3': 'heading, level 3',
    'not checked': 'not checked',
    'not selected': 'not selected',
    pressed: 'pressed',
    'not pressed': 'not pressed',
  },
  // Else it would read the whole page as it opens.
  settings: { virtualBuffers: { autoSayAllOnPageLoad: false } },
  fresh: (phrase) => phrase,
  // The title of every page ends with the name.
  toFront: ({ windowsActivate }) => windowsActivate('chrome', company.product),
  readSystem: async () => `${version()} ${release()}`,
};
