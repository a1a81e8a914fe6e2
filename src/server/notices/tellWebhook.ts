import { idempotencyHeader } from '../../contract/intake.ts';
import { machineClock } from './clock.ts';
import { Refusal } from './failureReason.ts';
import { signature, signatureHeader } from './signature.ts';
import type { WebhookSettings } from './noticeSettings.ts';
import type { Tell } from './tellChannel.ts';

/** Milliseconds in which a receiver has answered. */
const patience = 10_000;

/** Tells the owner's program: a signed POST of the submission, taken if the answer is 2xx. */
export function tellWebhook({ url, secret }: WebhookSettings, { now } = machineClock): Tell {
  return async ({ id, kind, receivedAt, page, locale, body }, signal) => {
    const bytes = JSON.stringify({ id, kind, receivedAt, page, locale, body });
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [idempotencyHeader]: id,
        [signatureHeader]: signature(secret, Math.floor(now() / 1000), bytes),
      },
      body: bytes,
      // What was typed goes where the owner has said, and nowhere that a receiver sends it to.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Refusal(response.status);
  };
}
