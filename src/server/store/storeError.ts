import { Problem } from '../http/problem.ts';

/** The store failed; nothing was changed. Carries a sentence and answers as status 503. */
export class StoreError extends Problem {
  constructor(sentence: string, cause?: unknown) {
    super(503, sentence, cause);
    this.name = 'StoreError';
  }
}
