import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** A thread that answers questions, in the order in which they are asked. */
export type AskedThread<Question, Answer> = {
  /** Rejects with what the thread threw at it, or if the thread ends before it answers. */
  ask: (question: Question) => Promise<Answer>;
  /** Waits for the answers to all that was asked, and ends the thread. */
  close: () => Promise<void>;
};

/** What {@link answerQuestions} sends back. */
export type ThreadAnswer<Answer> = { value: Answer } | { error: Error; details: object };

type Running<Answer> = {
  worker: Worker;
  waiting: PromiseWithResolvers<Answer>[];
};

/**
 * Starts a thread whose module calls `answerQuestions`, and waits until it is ready. One that has ended
 * on its own is started again by the next question.
 * @param data what the module gets as its `workerData`.
 * @throws what the module throws as it starts.
 */
export async function askThread<Question, Answer>(
  module: URL,
  data: unknown,
): Promise<AskedThread<Question, Answer>> {
  let running: Promise<Running<Answer>> | undefined;
  let latest: Worker | undefined;
  let isClosed = false;

  const start = async (): Promise<Running<Answer>> => {
    const worker = new Worker(module, { workerData: data });
    latest = worker;
    const waiting: PromiseWithResolvers<Answer>[] = [];
    await once(worker, 'message');
    const end = (error: unknown): void => {
      // What threw something ends a moment later too, when another may have taken its place.
      if (latest === worker) running = undefined;
      for (const { reject } of waiting.splice(0)) reject(error);
    };
    worker.on('message', (answer: ThreadAnswer<Answer>) => {
      const { resolve, reject } = waiting.shift() ?? Promise.withResolvers<Answer>();
      if ('value' in answer) resolve(answer.value);
      else reject(Object.assign(answer.error, answer.details));
    });
    worker.on('error', end);
    worker.on('exit', () => end(new Error('Expected an answer, but its thread has ended.')));
    return { worker, waiting };
  };
  const restart = (): Promise<Running<Answer>> => {
    running ??= start().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };

  await restart();
  return {
    async ask(question) {
      if (isClosed) throw new Error('Expected a question before the thread was closed.');
      const { worker, waiting } = await restart();
      const answer = Promise.withResolvers<Answer>();
      waiting.push(answer);
      worker.postMessage(question);
      return answer.promise;
    },
    async close() {
      isClosed = true;
      const { worker, waiting } = (await running) ?? {};
      await Promise.allSettled(waiting?.map(({ promise }) => promise) ?? []);
      await worker?.terminate();
    },
  };
}
