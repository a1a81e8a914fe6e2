import { idempotencyHeader } from '../contract/intake.ts';

/** Where a form sends, written by the build. */
export type Endpoint = {
  /** Where a foreign backend takes JSON; of our own intake the path alone, by which it is known as ours. */
  url: string;
  /** Native action, with page and locale in its query: on any origin, and our own intake's for JSON, too. */
  action: string;
};

/** What became of a post: taken, answered but not taken, not taken now, or never answered. */
export type Outcome = 'stored' | 'refused' | 'busy' | 'unreachable';

/** Answers that nothing was taken, and that it may be a little later (RFC 6585 4, RFC 9110 15.6.4). */
const passing: readonly number[] = [429, 503];

/** What our own intake says of what it has stored. */
export type Stored = {
  /** The number by which it knows it. */
  reference?: string;
  /** Whether a link was mailed that has to be used first. */
  isToBeConfirmed?: true;
};

/** What became of a post, and what was said of what it has stored. */
type Sent = Stored & { outcome: Outcome };

/** A request without an answer after so many milliseconds counts as a network failure. */
const patience = 30_000;

/** Pause before the one silent retry, in milliseconds. */
const retryPause = 1000;

/**
 * Posts a request as JSON; our own intake is told of page and locale as by a native post. Whether it was
 * taken is read from the status alone (S7.4), and what our own intake says of it from its answer (S12.20).
 * A network failure is retried once with the same key, and only towards our own intake, where the same
 * key twice is one submission. Never throws.
 */
export async function sendSubmission(endpoint: Endpoint, body: object, key: string): Promise<Sent> {
  const first = await post(endpoint, body, key);
  if (first.outcome !== 'unreachable' || !isOwn(endpoint)) return first;
  await new Promise((resolve) => setTimeout(resolve, retryPause));
  return post(endpoint, body, key);
}

/** Told by the address, so that a page is the same whoever takes its forms. */
function isOwn({ url }: Endpoint): boolean {
  return url.startsWith('/');
}

async function post(endpoint: Endpoint, body: object, key: string): Promise<Sent> {
  try {
    const response = await fetch(isOwn(endpoint) ? endpoint.action : endpoint.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(isOwn(endpoint) && { [idempotencyHeader]: key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) return { outcome: passing.includes(response.status) ? 'busy' : 'refused' };
    return { outcome: 'stored', ...(isOwn(endpoint) && (await storedIn(response))) };
  } catch {
    return { outcome: 'unreachable' };
  }
}

/** Whatever is wrong with the rest of an answer, its status has said that the request is stored. */
async function storedIn(response: Response): Promise<Stored> {
  try {
    const { reference, isToBeConfirmed } = (await response.json()) as Record<string, unknown>;
    return {
      ...(typeof reference === 'string' && { reference }),
      ...(isToBeConfirmed === true && { isToBeConfirmed }),
    };
  } catch {
    return {};
  }
}

/** A new key for one filled-in form; works on plain http too, where randomUUID does not exist. */
export function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
