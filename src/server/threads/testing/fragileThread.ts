import { threadId } from 'node:worker_threads';
import { answerQuestions } from '../answerQuestions.ts';

// A thread for tests: says which one it is, throws what it is given to throw, or ends.
answerQuestions((question: string): number => {
  if (question === 'end') process.exit();
  if (question === 'break') {
    setTimeout(() => {
      throw new Error('broken');
    });
  }
  if (question === 'refuse') throw Object.assign(new Error('refused'), { code: 'E_REFUSED' });
  return threadId;
});
