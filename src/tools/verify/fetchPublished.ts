/** What a site answered: status, where it leads, and the body as it is without compression. */
export type Answer = { status: number; location: string | null; body: Uint8Array };

/** How often a file is asked for, how long each time, and how long to wait in between, in milliseconds. */
export type Patience = { attempts: number; timeout: number; pause: number };

const patience: Patience = { attempts: 3, timeout: 20_000, pause: 500 };

/**
 * Asks a site for a file. Follows no redirect: who is sent elsewhere is not shown this file. What the
 * network spoils is tried again; what the site answers is its answer.
 * @throws Error with the reason if there was none.
 */
export async function fetchPublished(
  url: URL,
  { attempts, timeout, pause }: Patience = patience,
): Promise<Answer> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const answer = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        headers: { accept: '*/*', 'cache-control': 'no-cache' },
      });
      const body = new Uint8Array(await answer.arrayBuffer());
      return { status: answer.status, location: answer.headers.get('location'), body };
    } catch (error) {
      if (attempt >= attempts) {
        throw new Error(
          `Expected an answer from ${url.href}, got none in ${attempts} attempts: ${reasonOf(error)}.`,
          { cause: error },
        );
      }
      await new Promise((resolve) => setTimeout(resolve, pause * attempt));
    }
  }
}

/** Node hides what went wrong behind `fetch failed`. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  if (cause instanceof Error && 'code' in cause) return `${String(cause.code)} ${cause.message}`;
  return error.message;
}
