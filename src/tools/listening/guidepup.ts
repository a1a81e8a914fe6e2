/** How much of what is said is kept: all until the reader falls silent, or its first words. */
type Capture = { capture: true | 'initial' };

/** What is used of `@guidepup/guidepup` 0.34.0, which drives NVDA on Windows and VoiceOver on macOS. */
export type Guidepup = {
  /** The reader of the system it runs on. */
  screenReader: {
    name: string;
    /** Of guidepup's settings of the reader and, where there are several, of the reader. */
    version: string;
    start: (options: Capture & { settings?: object }) => Promise<void>;
    stop: () => Promise<void>;
    press: (key: string) => Promise<void>;
    /** Types letter by letter; each is listened to. */
    type: (text: string, options: Capture) => Promise<void>;
    perform: (command: unknown) => Promise<void>;
    /** Does something that is not done by a key, and listens. Nothing else may be done in it. */
    capture: <Result>(act: () => Promise<Result>) => Promise<{ result: Result }>;
    /** What was said, a phrase for each act. */
    spokenPhraseLog: () => Promise<string[]>;
    clearSpokenPhraseLog: () => Promise<void>;
  };
  NVDAKeyCodeCommands: Readonly<Record<string, unknown>>;
  voiceOverKeyCodeCommands: Readonly<Record<string, unknown>>;
  /** Brings a window to the front, by part of the path of its program and of its title. */
  windowsActivate: (program: string, title: string) => Promise<void>;
  macOSActivate: (application: string) => Promise<void>;
};

/** No dependency: it is of use on two systems, and never to build or test the site. */
const name: string = '@guidepup/guidepup';

/** @throws Error that says how to get it, where it is not installed or the system is another. */
export async function loadGuidepup(): Promise<Guidepup> {
  try {
    return (await import(name)) as Guidepup;
  } catch (cause) {
    throw new Error(
      `Expected ${name} on Windows or macOS, got none that can be loaded on ${process.platform}: npm install --no-save ${name}@0.34.0, and what else .ci/examples/readers.yml does.`,
      { cause },
    );
  }
}
