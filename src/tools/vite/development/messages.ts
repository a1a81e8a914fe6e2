/** The message to every open page that something pages are drawn from has changed. */
export const sourcesChanged = 'techeon:sources-changed';

/** Why a page cannot be drawn, as Vite's overlay takes it and as a page carries it. */
export type Failure = {
  /** What was expected and what came; begins with the place where one is known. */
  message: string;
  stack: string;
  /** Absolute path. */
  id?: string | undefined;
  loc?: { file?: string | undefined; line: number; column: number } | undefined;
  /** The lines around the place, marked. */
  frame?: string | undefined;
  plugin?: string | undefined;
};

/** The id of the data block in which a page carries its {@link Failure}. */
export const failureBlock = 'failure';
