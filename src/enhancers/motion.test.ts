import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** What the system asks for; jsdom has no system, so this stands in for it. */
const system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  system.matches = false;
  vi.stubGlobal('matchMedia', () => system);
  document.body.innerHTML = '<button data-pause aria-pressed="false">Pause animations</button>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['motion'];
});

/** Opens a page: runs the script as the browser does, once for each document. */
async function openPage(): Promise<void> {
  vi.resetModules();
  const { steerMotion } = await import('./motion.ts');
  steerMotion();
}

function pressPause(): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: 'Pause animations' }));
}

function motion(): string | undefined {
  return document.documentElement.dataset['motion'];
}

function isPressed(): string | null {
  return screen.getByRole('button').getAttribute('aria-pressed');
}

/** Switches storage off, as some browsers let visitors do. */
function switchStorageOff(): void {
  const refuse = (): never => {
    throw new DOMException('Storage is switched off.', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
}

test('the next page remembers the pause', { tags: 'general/pause-remembered' }, async () => {
  await openPage();
  await pressPause();
  document.body.innerHTML = '<button data-pause aria-pressed="false">Pause animations</button>';
  await openPage();
  expect(motion()).toBe('off');
  expect(isPressed()).toBe('true');
});

test('the next page remembers the end of the pause', async () => {
  await openPage();
  await pressPause();
  await pressPause();
  document.body.innerHTML = '<button data-pause aria-pressed="false">Pause animations</button>';
  await openPage();
  expect(motion()).toBe('on');
});

test('nothing moves where the system asks for less motion', async () => {
  system.matches = true;
  await openPage();
  expect(motion()).toBe('off');
});

test(
  'a wish for less motion counts at once, and so does its end',
  { tags: 'general/wish-at-once' },
  async () => {
    await openPage();
    system.matches = true;
    system.dispatchEvent(new Event('change'));
    expect(motion()).toBe('off');
    system.matches = false;
    system.dispatchEvent(new Event('change'));
    expect(motion()).toBe('on');
  },
);

test('the end of the wish for less motion does not end a pause', async () => {
  system.matches = true;
  await openPage();
  await pressPause();
  system.matches = false;
  system.dispatchEvent(new Event('change'));
  expect(motion()).toBe('off');
});

test('all pause buttons of a page say the same', async () => {
  document.body.innerHTML += '<button data-pause aria-pressed="false">Pause the strip</button>';
  await openPage();
  await pressPause();
  expect(screen.getAllByRole('button', { pressed: true })).toHaveLength(2);
});

test(
  'with storage switched off the button works for this page',
  { tags: 'general/pause-without-storage' },
  async () => {
    switchStorageOff();
    await openPage();
    expect(motion()).toBe('on');
    await pressPause();
    expect(motion()).toBe('off');
  },
);
