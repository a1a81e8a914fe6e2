/** An answer of the far side that is no success. */
export class Refusal extends Error {
  readonly code: string;
  constructor(status: number) {
    super('Expected the notice to be taken, but it was refused.');
    this.code = `status ${status}`;
  }
}

/**
 * Why a notice could not be sent, in a word or two: a status, or a code of the system or of the mailer.
 * Never a message, which may quote an address or what was typed.
 */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  if (typeof responseCode === 'number') return `status ${responseCode}`;
  if (typeof code === 'string') return code;
  return error.cause instanceof Error ? failureReason(error.cause) : error.name;
}
