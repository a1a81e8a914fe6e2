import { Problem } from './problem.ts';

/**
 * A refusal of who has posted too much; answers as status 429 and says after how many seconds to come
 * back.
 */
export class TooManyPosts extends Problem {
  readonly retryAfter: number;

  constructor(sentence: string, retryAfter: number) {
    super(429, sentence);
    this.name = 'TooManyPosts';
    this.retryAfter = retryAfter;
  }
}
