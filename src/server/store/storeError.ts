import { Problem } from '../http/problem.ts';

/** The store failed; nothing was changed. Carries a sentence and answers as status 503. */
export class StoreError extends Problem {
  constructor(sentence: string, cause: unknown) {
    super(503, sentence, cause);
    this.name = 'StoreError';
  }
}

/** Runs what needs the disk; whatever it throws becomes a {@link StoreError} with the sentence. */
export function needDisk<Value>(sentence: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    throw new StoreError(sentence, error);
  }
}
