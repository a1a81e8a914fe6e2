import { randomUUID } from 'node:crypto';
import { Agent, request, type RequestOptions } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { idempotencyHeader } from '../../../src/contract/intake.ts';
import type { Asking } from './askInThread.ts';

// The thread of `askInThread`, apart from whoever makes the faults. Its first message ends it.
const { addresses, together, pause, posted } = workerData as Asking;
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
const faults: string[] = [];
const end = new AbortController();
const name = randomUUID().slice(0, 8);
parentPort?.once('message', () => end.abort());

const page: RequestOptions = { agent, headers: { 'accept-encoding': 'br' } };

function post(key: string): RequestOptions {
  const headers = { 'content-type': 'application/json', [idempotencyHeader]: key };
  return { agent, method: 'POST', headers };
}

async function ask(address: string, key: string): Promise<void> {
  const start = performance.now();
  const expected = posted === undefined ? 200 : 201;
  await new Promise<void>((resolve) => {
    request(address, posted === undefined ? page : post(key))
      .once('response', (answer) => {
        if (answer.statusCode !== expected) faults.push(String(answer.statusCode));
        else answer.once('end', () => times.push(performance.now() - start));
        answer.resume().once('close', resolve);
      })
      .once('error', (error) => {
        faults.push(String(error));
        resolve();
      })
      .end(posted && JSON.stringify({ ...posted, message: key }));
  });
}

async function askAlways(asker: number): Promise<void> {
  const address = addresses[asker % addresses.length] ?? '';
  for (let count = 0; !end.signal.aborted; count += 1) {
    await ask(address, `${name}-${asker}-${count}`);
    if (pause > 0) await wait(pause);
  }
}

await Promise.all(Array.from({ length: together }, (_, asker) => askAlways(asker)));
agent.destroy();
parentPort?.postMessage({ times, faults });
