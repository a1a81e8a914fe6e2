import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

type Post = { url: string; method: string; headers: Record<string, string>; body: unknown };

type Pending = { resolve: (response: Response) => void; reject: (reason: unknown) => void };

/** The far side of the network: keeps every post and lets the test say what becomes of it. */
export type StubIntake = {
  /** What came in, in order. */
  posts: readonly Post[];
  /** Answers the oldest waiting post with a status, and with a body if it is given one. */
  answer: (status: number, body?: string) => Promise<void>;
  /** Breaks the connection of the oldest waiting post. */
  dropConnection: () => Promise<void>;
};

/**
 * Takes the place of the network for one test. A post that is never answered waits until it is
 * aborted; after the test for ever, or its retry would come in at the next test's intake.
 */
export function stubIntake(): StubIntake {
  const posts: Post[] = [];
  const waiting: Pending[] = [];
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    posts.push({
      url,
      method: init.method ?? 'GET',
      headers: { ...(init.headers as Record<string, string>) },
      body: JSON.parse(init.body as string),
    });
    return new Promise<Response>((resolve, reject) => {
      waiting.push({ resolve, reject });
      init.signal?.addEventListener('abort', () => {
        if (!isOver) reject(init.signal?.reason);
      });
    });
  });
  const next = (): Pending => {
    const oldest = waiting.shift();
    if (oldest === undefined) throw new Error('Expected a post that waits for an answer.');
    return oldest;
  };
  const settle = (end: () => void): Promise<void> =>
    act(async () => {
      end();
      // Lets the form work off the answer before the test goes on, also with the clock stopped.
      await new Promise((resolve) => setImmediate(resolve));
    });
  return {
    posts,
    answer: (status, body = '') => settle(() => next().resolve(new Response(body, { status }))),
    dropConnection: () => settle(() => next().reject(new TypeError('Failed to fetch'))),
  };
}
