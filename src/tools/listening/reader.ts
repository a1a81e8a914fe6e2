import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { waitFor, type Desktop } from './desktop.ts';
import { listenForSpeech, type Utterance } from './speechServer.ts';

/** Orca, reading whatever is on a desktop. */
export type Reader = {
  /** Does something and resolves with what is said of it, once the reader has fallen silent. */
  hear: (act: () => Promise<unknown>) => Promise<Utterance[]>;
};

const settings = {
  general: { sayAllOnLoad: false, enableKeyEcho: false },
  profiles: {
    default: { profile: ['Default', 'default'], pronunciations: {}, keybindings: {} },
  },
  pronunciations: {},
  keybindings: {},
};

/**
 * The one change to Orca as it comes: it knows the language of every text, but asks its voice for
 * it only with this, as no version so far does by itself.
 */
const languages = `
from gi.repository import GLib

def ask_for_languages():
    from orca.acss import ACSS
    from orca.speech_generator import SpeechGenerator
    as_it_comes = SpeechGenerator.voice

    def voice(self, key=None, **args):
        found = as_it_comes(self, key, **args)
        lang, dialect = args.get("language") or "en", args.get("dialect") or ""
        # A voice without a name would be passed over.
        found[0][ACSS.FAMILY] = {"name": "any", "lang": lang, "dialect": dialect}
        return found

    SpeechGenerator.voice = voice

# Not before Orca has loaded its own parts.
GLib.idle_add(ask_for_languages)
`;

/**
 * Starts Orca on a desktop.
 * @param quiet how long it must neither say nor compute anything, in ms, before it counts as silent.
 */
export async function startReader(desktop: Desktop, quiet: number): Promise<Reader> {
  const home = join(desktop.folder, 'data/orca');
  await mkdir(home);
  await writeFile(join(home, 'user-settings.conf'), JSON.stringify(settings));
  await writeFile(join(home, 'orca-customizations.py'), languages);
  const utterances = await listenForSpeech(join(desktop.folder, 'run/speech'));
  const { pid } = desktop.start('orca', []);
  const isOn = () => utterances.some(({ text }) => text.startsWith('Screen reader on'));
  await waitFor(isOn, 'Orca to start; one at a time can, for each user');
  return {
    hear: async (act) => {
      const from = utterances.length;
      await act();
      await silence(`/proc/${pid}/stat`, () => utterances.length, quiet);
      return utterances.slice(from);
    },
  };
}

/** Waits until the reader has neither said nor computed anything for so long. */
async function silence(stat: string, said: () => number, quiet: number): Promise<void> {
  const start = Date.now();
  const from = said();
  let last = start;
  let known = '';
  for (;;) {
    const ticks = (await readFile(stat, 'utf8')).split(' ').slice(13, 15).join(' ');
    const now = `${said()} ${ticks}`;
    if (now !== known) last = Date.now();
    known = now;
    // A first word may take its time: the page's own script comes before it.
    const mayBegin = said() === from && Date.now() - start < 3 * quiet;
    if (!mayBegin && Date.now() - last > quiet) return;
    await sleep(50);
  }
}
