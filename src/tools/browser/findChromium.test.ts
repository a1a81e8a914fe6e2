import { expect, test } from 'vitest';
import { findChromium, type Machine } from './findChromium.ts';

const own = '/playwright/chrome';
const pinned = { program: '/cache/chromium', libraries: '/cache/lib' };

/** A machine with these programs, which can run the pinned browser unless said otherwise. */
function machine(options: {
  programs?: string[];
  CHROMIUM_PATH?: string;
  canRunPinned?: boolean;
  canFetch?: boolean;
}): Machine {
  const { programs = [], CHROMIUM_PATH, canRunPinned = true, canFetch = false } = options;
  return {
    environment: { PATH: '/bin', ...(CHROMIUM_PATH !== undefined && { CHROMIUM_PATH }) },
    pinned: async () => (canRunPinned ? pinned : undefined),
    playwrightPath: () => own,
    isProgram: (path) => programs.includes(path),
    fetch: async () => canFetch,
  };
}

test('CHROMIUM_PATH wins over the browser of the lock file, and what it draws is its own', async () => {
  const found = await findChromium(machine({ programs: ['/mine', own], CHROMIUM_PATH: '/mine' }));
  expect(found).toEqual({ program: '/mine', isPinned: false });
});

test('a wrong CHROMIUM_PATH is named instead of being passed over', async () => {
  const wrong = machine({ programs: [own], CHROMIUM_PATH: '/gone' });
  await expect(findChromium(wrong)).rejects.toThrow('"/gone"');
});

test("the browser of the lock file comes before Playwright's and before any on the PATH", async () => {
  const found = await findChromium(machine({ programs: [own, '/bin/chromium'] }));
  expect(found).toEqual({ ...pinned, isPinned: true });
});

test("where the pinned browser cannot run, Playwright's own is taken", async () => {
  const found = await findChromium(machine({ programs: [own], canRunPinned: false }));
  expect(found).toEqual({ program: own, isPinned: false });
});

test("Playwright's own is fetched if it is not there", async () => {
  const found = await findChromium(machine({ canRunPinned: false, canFetch: true }));
  expect(found).toEqual({ program: own, isPinned: false });
});

test('where nothing helps, the error says what to do', async () => {
  const bare = machine({ programs: ['/bin/chromium'], canRunPinned: false });
  await expect(findChromium(bare)).rejects.toThrow('npx playwright install chromium');
});
