import { setTimeout as wait } from 'node:timers/promises';
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

/** Milliseconds before a sender tries again what was refused or broken off. */
const patience = 20;

/**
 * Sends one submission after the other until told to end, each to the instances in turn until one thanks
 * for it, as a script with a key or as a form without one, which is the same row on the same day.
 * @param origins of the instances that there are just now.
 * @param name of the sender, which nobody else has.
 * @returns how often something had to be sent again.
 */
export async function sendUntilThanked(
  origins: () => readonly string[],
  name: string,
  sent: Sent,
  isOver: () => boolean,
): Promise<number> {
  let tries = 0;
  let count = 0;
  for (; !isOver(); count += 1) {
    const message = `${name}-${count}-message`;
    sent.all.add(message);
    while (!sent.thanked.has(message)) {
      const all = origins();
      const origin = all[tries % all.length] ?? '';
      tries += 1;
      const send = count % 2 === 0 ? sendScript : sendForm;
      const status = await send(origin, message).then(
        async (answer) => {
          await answer.arrayBuffer().catch(() => undefined);
          return answer.status;
        },
        () => 0,
      );
      sent.statuses.set(status, (sent.statuses.get(status) ?? 0) + 1);
      if ([200, 201, 303].includes(status)) sent.thanked.add(message);
      else await wait(patience);
    }
  }
  return tries - count;
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
