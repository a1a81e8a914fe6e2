import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenMouseMoves } from './whenMouseMoves.ts';

/** Every move that the page is told of, by how far across it is. */
const heard: number[] = [];
let listeners = new AbortController();
/** Whether the mouse is over the page. */
let isOver = true;

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'on';
  vi.spyOn(document.documentElement, 'matches').mockImplementation(() => isOver);
  isOver = true;
  listeners = new AbortController();
  const add = globalThis.addEventListener.bind(globalThis);
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: listeners.signal }),
  );
});

afterEach(() => {
  listeners.abort();
  heard.splice(0);
  vi.restoreAllMocks();
  delete document.documentElement.dataset['motion'];
});

function move(clientX: number, pointerType = 'mouse'): void {
  dispatchEvent(new PointerEvent('pointermove', { clientX, pointerType }));
}

/** Begins to hear moves when it is told to be there. */
function start() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const begin = vi.fn(async () => {
    await promise;
    addEventListener('pointermove', ({ clientX }) => heard.push(clientX));
  });
  whenMouseMoves(begin);
  return { begin, arrive: resolve };
}

test('a mouse that moves begins it once, and what has begun hears where the mouse is now', async () => {
  const { begin, arrive } = start();
  move(1);
  expect(begin).not.toHaveBeenCalled();
  move(2);
  move(3);
  expect(begin).toHaveBeenCalledOnce();
  arrive();
  await vi.waitFor(() => expect(heard).toEqual([3]));
  move(4);
  expect(heard).toEqual([3, 4]);
  expect(begin).toHaveBeenCalledOnce();
});

test('one at rest does not, though a page that opens is told of it', () => {
  const { begin } = start();
  move(1);
  expect(begin).not.toHaveBeenCalled();
});

test('where the mouse has left, what has begun waits for the next move', async () => {
  const { begin, arrive } = start();
  move(1);
  move(2);
  isOver = false;
  arrive();
  await begin.mock.results[0]?.value;
  await Promise.resolve();
  expect(heard).toEqual([]);
  move(3);
  expect(heard).toEqual([3]);
});

test.each(['touch', 'pen'])('a pointer of the kind %s does not', (kind) => {
  const { begin } = start();
  move(1, kind);
  move(2, kind);
  expect(begin).not.toHaveBeenCalled();
});

test('nor does a mouse while motion is off', () => {
  const { begin } = start();
  document.documentElement.dataset['motion'] = 'off';
  move(1);
  move(2);
  expect(begin).not.toHaveBeenCalled();
});
