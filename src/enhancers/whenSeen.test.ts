import { afterEach, expect, test, vi } from 'vitest';
import { whenSeen } from './whenSeen.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

function drawAhead(): void {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
}

/** Tells the page that it is about to show, as a browser does that would fade it in. */
function reveal() {
  const skipTransition = vi.fn();
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition: { skipTransition } }));
  return skipTransition;
}

// What a page drawn ahead listens to stays for the tests after it.
test('a page wakes at once, and may be faded in', () => {
  const begin = vi.fn();
  whenSeen(begin);
  expect(begin).toHaveBeenCalledOnce();
  expect(reveal()).not.toHaveBeenCalled();
});

test('one that is drawn ahead is not faded in', () => {
  drawAhead();
  whenSeen(() => {});
  expect(reveal()).toHaveBeenCalledOnce();
});

test('one that is drawn ahead wakes only when somebody sees it', () => {
  drawAhead();
  const begin = vi.fn();
  whenSeen(begin);
  expect(begin).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(begin).toHaveBeenCalledOnce();
});
