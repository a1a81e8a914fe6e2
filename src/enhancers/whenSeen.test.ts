import { afterEach, expect, test, vi } from 'vitest';
import { whenSeen } from './whenSeen.ts';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
});

test('a page that is drawn ahead wakes only when somebody sees it', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const begin = vi.fn();
  whenSeen(begin);
  expect(begin).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(begin).toHaveBeenCalledOnce();
});

test('any other wakes at once', () => {
  const begin = vi.fn();
  whenSeen(begin);
  expect(begin).toHaveBeenCalledOnce();
});
