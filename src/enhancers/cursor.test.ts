import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawCursorRing } from './cursor.ts';

/** What the system says of its pointer, colours and contrast. */
const system = { matches: true };
let asked = '';
let listeners: [string, EventListener][] = [];

beforeEach(() => {
  system.matches = true;
  vi.stubGlobal('matchMedia', (query: string) => {
    asked = query;
    return system;
  });
  // Every test opens a page of its own, so the window must not keep what it was given.
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
    listeners.push([type, listener as EventListener]);
    add(type, listener as EventListener);
  });
  document.documentElement.dataset['motion'] = 'on';
  drawCursorRing();
});

afterEach(() => {
  for (const [type, listener] of listeners) removeEventListener(type, listener);
  listeners = [];
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['motion'];
});

function move(pointerType = 'mouse', x = 300, y = 200): void {
  fireEvent.pointerMove(document.body, { pointerType, clientX: x, clientY: y });
}

function ring(): HTMLElement | null {
  return document.querySelector('.cursor-ring');
}

test('there is no ring before the mouse moves', { tags: 'cursor/script' }, () => {
  expect(document.body.innerHTML).toBe('');
});

test('the ring is where the pointer is', { tags: ['cursor/follow', 'S1.43'] }, () => {
  move();
  expect(ring()?.style.translate).toBe('300px 200px');
  move('mouse', 310, 190);
  expect(ring()?.style.translate).toBe('310px 190px');
  expect(document.querySelectorAll('.cursor-ring')).toHaveLength(1);
});

test('assistive technology is told nothing of it', { tags: 'cursor/decorative' }, () => {
  move();
  expect(ring()?.getAttribute('aria-hidden')).toBe('true');
});

test.each(['hover: hover', 'pointer: fine', 'forced-colors: none', 'not (prefers-contrast: more)'])(
  'it asks for %s',
  { tags: 'cursor/system' },
  (condition) => {
    expect(asked).toContain(`(${condition})`);
  },
);

test('where the system wants none there is none', { tags: 'cursor/system' }, () => {
  system.matches = false;
  move();
  expect(ring()).toBeNull();
});

test('a wish for more contrast counts from the next move on', { tags: 'cursor/system' }, () => {
  move();
  system.matches = false;
  move();
  expect(ring()).toBeNull();
});

test('with motion off there is none', { tags: 'cursor/motion' }, () => {
  document.documentElement.dataset['motion'] = 'off';
  move();
  expect(ring()).toBeNull();
});

test.each(['touch', 'pen'])('%s draws none', { tags: 'cursor/mouse' }, (pointerType) => {
  move(pointerType);
  expect(ring()).toBeNull();
});

test(
  'it goes when somebody types and comes back with the mouse',
  { tags: 'cursor/keyboard' },
  () => {
    move();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    expect(ring()).toBeNull();
    move();
    expect(ring()).not.toBeNull();
  },
);

test('it goes when the mouse leaves the page', { tags: 'cursor/leave' }, () => {
  move();
  fireEvent.pointerLeave(document.documentElement);
  expect(ring()).toBeNull();
});

test('nothing runs while the mouse rests', { tags: 'cursor/idle' }, () => {
  vi.useFakeTimers();
  move();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});
