import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

// The thread of `visitPages`, apart from whoever makes the faults. Its first message ends it.
const { address, together, pause } = workerData as {
  address: string;
  together: number;
  pause: number;
};
const agent = new Agent({ keepAlive: true });
const times: number[] = [];
const faults: string[] = [];
const end = new AbortController();
parentPort?.once('message', () => end.abort());

async function ask(): Promise<void> {
  const start = performance.now();
  await new Promise<void>((resolve) => {
    get(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) faults.push(String(answer.statusCode));
      answer.resume().once('end', resolve);
    }).once('error', (error) => {
      faults.push(String(error));
      resolve();
    });
  });
  times.push(performance.now() - start);
}

async function visit(): Promise<void> {
  while (!end.signal.aborted) {
    await ask();
    await wait(pause);
  }
}

await Promise.all(Array.from({ length: together }, visit));
agent.destroy();
parentPort?.postMessage({ times, faults });
