import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFigures } from './figures.ts';

type Watcher = {
  tell: IntersectionObserverCallback;
  threshold: IntersectionObserverInit['threshold'];
  blocks: Element[];
};

let watcher: Watcher | undefined;

/** jsdom lays nothing out, so the tests say what is in view. */
class FakeIntersectionObserver {
  constructor(tell: IntersectionObserverCallback, options: IntersectionObserverInit) {
    watcher = { tell, threshold: options.threshold, blocks: [] };
  }

  observe(block: Element): void {
    watcher?.blocks.push(block);
  }
}

function scroll(block: Element, isIntersecting: boolean): void {
  const entry = { target: block, isIntersecting } as IntersectionObserverEntry;
  watcher?.tell([entry], {} as IntersectionObserver);
}

function seen(): HTMLElement {
  return document.querySelector<HTMLElement>('[data-in-view]') ?? expect.fail('Expected a block.');
}

function figure(): string | null | undefined {
  return document.querySelector('[data-count]')?.textContent;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  document.documentElement.dataset['motion'] = 'on';
  document.body.innerHTML =
    '<section data-in-view><b>240</b><span data-count="240">240</span></section><section></section>';
  watchFigures();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['motion'];
});

test('a block counts as seen when 30 % of it is visible', { tags: 'counter/third-in-view' }, () => {
  expect(watcher?.threshold).toBe(0.3);
  expect(watcher?.blocks).toEqual([seen()]);
});

test('bars fill while their block is in view, and empty when it leaves', { tags: 'S4.17' }, () => {
  expect(seen().hasAttribute('data-visible')).toBe(false);
  scroll(seen(), true);
  expect(seen().hasAttribute('data-visible')).toBe(true);
  scroll(seen(), false);
  expect(seen().hasAttribute('data-visible')).toBe(false);
});

test('a figure out of view shows its final value', () => {
  vi.advanceTimersByTime(5000);
  expect(figure()).toBe('240');
});

test('a figure counts up over two seconds', { tags: 'counter/two-seconds' }, () => {
  scroll(seen(), true);
  vi.advanceTimersByTime(1000);
  expect(Number(figure())).toBeGreaterThan(110);
  expect(Number(figure())).toBeLessThan(130);
  vi.advanceTimersByTime(900);
  expect(Number(figure())).toBeLessThan(240);
  vi.advanceTimersByTime(132);
  expect(figure()).toBe('240');
});

test('nothing runs on when the count is over', () => {
  scroll(seen(), true);
  vi.advanceTimersByTime(3000);
  expect(vi.getTimerCount()).toBe(0);
});

test(
  'a figure counts again each time its block comes into view',
  { tags: 'counter/each-view' },
  () => {
    scroll(seen(), true);
    vi.advanceTimersByTime(3000);
    scroll(seen(), false);
    scroll(seen(), true);
    vi.advanceTimersByTime(500);
    expect(Number(figure())).toBeLessThan(80);
    vi.advanceTimersByTime(2000);
    expect(figure()).toBe('240');
  },
);

test('a block that comes back before the count is over starts it anew, only once', () => {
  scroll(seen(), true);
  vi.advanceTimersByTime(1500);
  scroll(seen(), false);
  scroll(seen(), true);
  vi.advanceTimersByTime(100);
  expect(Number(figure())).toBeLessThan(40);
  expect(vi.getTimerCount()).toBe(1);
});

test(
  'with motion off a figure shows its final value at once',
  { tags: 'counter/motion-off' },
  () => {
    document.documentElement.dataset['motion'] = 'off';
    scroll(seen(), true);
    vi.advanceTimersByTime(20);
    expect(figure()).toBe('240');
    expect(vi.getTimerCount()).toBe(0);
  },
);

test(
  'pausing in the middle of a count shows the final value',
  { tags: 'counter/pause-midway' },
  () => {
    scroll(seen(), true);
    vi.advanceTimersByTime(500);
    document.documentElement.dataset['motion'] = 'off';
    vi.advanceTimersByTime(20);
    expect(figure()).toBe('240');
  },
);

test.each([
  ['२४०', 240, '१२०'],
  ['٢٤٠', 240, '١٢٠'],
  ['12,000', 12_000, '6,000'],
  ['१,२०,०००', 120_000, '६०,०००'],
])(
  'a figure counts in the page’s digits, to %s',
  { tags: 'counter/digits' },
  (text, number, half) => {
    seen().innerHTML = `<b>${text}</b><span data-count="${number}">${text}</span>`;
    const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
    scroll(seen(), true);
    frame.mock.calls[0]?.[0](1);
    frame.mock.calls[1]?.[0](1001);
    expect(figure()).toBe(half);
    vi.advanceTimersByTime(3000);
    expect(figure()).toBe(text);
  },
);

test('a figure never counts below zero, though a frame may carry an earlier time', () => {
  const frame = vi.spyOn(globalThis, 'requestAnimationFrame');
  scroll(seen(), true);
  frame.mock.calls[0]?.[0](performance.now() - 8);
  expect(figure()).toBe('0');
});
