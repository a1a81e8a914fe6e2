import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchEnhancers } from './fetchEnhancers.ts';

beforeEach(() => {
  document.documentElement.lang = 'pt';
});

afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
  document.documentElement.lang = '';
});

test.each([
  ['pt-BR', '<p data-enhancer="/one.js" data-offers></p>', []],
  ['pt-BR', '<p data-enhancer="/two.js" data-offers data-variants></p>', ['/two.js']],
  ['hi', '<p data-enhancer="/three.js" data-offers></p>', ['/three.js']],
  ['pt-BR', '<p data-enhancer="/four.js"></p>', ['/four.js']],
])('with a browser in %s, %s fetches %j', (language, html, expected) => {
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Lost.'));
  document.body.innerHTML = html;
  fetchEnhancers();
  expect(fetched.mock.calls.map(([file]) => file)).toEqual(expected);
});

test('what follows the mouse is fetched when one moves', () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Lost.'));
  const listening = vi.spyOn(globalThis, 'addEventListener').mockImplementation(() => {});
  document.body.innerHTML = '<p data-enhancer="/five.js" data-mouse></p>';
  document.documentElement.dataset['motion'] = 'on';
  fetchEnhancers();
  expect(fetched).not.toHaveBeenCalled();
  const [type, listener] = listening.mock.calls[0] ?? [];
  expect(type).toBe('pointermove');
  for (const clientX of [1, 2]) {
    const move = new PointerEvent('pointermove', { pointerType: 'mouse', clientX });
    (listener as (move: PointerEvent) => void)(move);
  }
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/five.js', {});
  delete document.documentElement.dataset['motion'];
});
