import { idempotencyHeader, intakePaths } from '../../../src/contract/intake.ts';
import { quote } from '../../../src/server/testing/temporarySite.ts';

/** What was sent to servers, by the message of each submission, and what they thanked for. */
export type Sent = { all: Set<string>; thanked: Set<string>; statuses: Map<number, number> };

/** Nothing sent yet. */
export function nothingSent(): Sent {
  return { all: new Set(), thanked: new Set(), statuses: new Map() };
}

/**
 * Sends one submission after the other, each with a message of its own, until told to end or the
 * server is gone: half of them as a script with a key, half as a form without one.
 * @param name of the sender, which nobody else has.
 */
export async function sendAlways(
  origin: string,
  name: string,
  sent: Sent,
  isOver: () => boolean,
): Promise<void> {
  for (let count = 0; !isOver(); count += 1) {
    const message = `${name}-${count}-message`;
    sent.all.add(message);
    const answer = await (count % 2 === 0 ? sendScript : sendForm)(origin, message).catch(
      () => undefined,
    );
    if (answer === undefined) return;
    await answer.arrayBuffer().catch(() => undefined);
    sent.statuses.set(answer.status, (sent.statuses.get(answer.status) ?? 0) + 1);
    if (answer.status === 201 || answer.status === 303) sent.thanked.add(message);
  }
}

/** Sends a quote as the site's script does, its message for a key. */
export async function sendScript(origin: string, message: string): Promise<Response> {
  return fetch(origin + intakePaths.quote, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [idempotencyHeader]: message },
    body: JSON.stringify({ ...quote, message }),
  });
}

async function sendForm(origin: string, message: string): Promise<Response> {
  return fetch(`${origin}${intakePaths.quote}?page=home&locale=en`, {
    method: 'POST',
    body: new URLSearchParams({ ...quote, message }),
    redirect: 'manual',
  });
}
