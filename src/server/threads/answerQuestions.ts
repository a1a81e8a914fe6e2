import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from './askThread.ts';

/** In a thread: says that it is ready, and answers each question before it takes the next one. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Answer): void {
  parentPort?.on('message', (question: Question) => {
    parentPort?.postMessage(answerOrError(() => answer(question)));
  });
  parentPort?.postMessage('ready');
}

function answerOrError<Answer>(answer: () => Answer): ThreadAnswer<Answer> {
  try {
    return { value: answer() };
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    // On its way an error keeps its message and stack only; codes are what logs go by.
    return { error, details: { ...error } };
  }
}
