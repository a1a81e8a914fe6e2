import { expect, test } from 'vitest';
import { chromiumArguments, findChromium, type Machine } from './findChromium.ts';

const own = '/playwright/chrome';

/** A machine with these programs; a command that succeeds may bring further ones. */
function machine(options: {
  programs?: string[];
  environment?: NodeJS.ProcessEnv;
  isRoot?: boolean;
  brings?: Record<string, string>;
}) {
  const programs = new Set(options.programs);
  const commands: string[] = [];
  const fake: Machine = {
    environment: { PATH: '/first:/second', ...options.environment },
    isRoot: options.isRoot ?? false,
    playwrightPath: () => own,
    isProgram: (path) => programs.has(path),
    run: async (command, parameters) => {
      const line = [command, ...parameters].join(' ');
      commands.push(line);
      const brought = options.brings?.[line];
      if (brought !== undefined) programs.add(brought);
      return brought !== undefined;
    },
  };
  return { fake, commands };
}

test('CHROMIUM_PATH wins over every other browser', async () => {
  const { fake } = machine({
    programs: ['/mine', own, '/first/chromium'],
    environment: { CHROMIUM_PATH: '/mine' },
  });
  expect(await findChromium(fake)).toBe('/mine');
});

test('a wrong CHROMIUM_PATH is named instead of being passed over', async () => {
  const { fake } = machine({ programs: [own], environment: { CHROMIUM_PATH: '/gone' } });
  await expect(findChromium(fake)).rejects.toThrow('"/gone"');
});

test("Playwright's own browser comes before those on the PATH", async () => {
  const { fake } = machine({ programs: [own, '/first/chromium'] });
  expect(await findChromium(fake)).toBe(own);
});

test('Chromium comes before Chrome, wherever on the PATH each is', async () => {
  const { fake, commands } = machine({ programs: ['/first/google-chrome', '/second/chromium'] });
  expect(await findChromium(fake)).toBe('/second/chromium');
  expect(commands).toEqual([]);
});

test('without any browser Playwright is asked to install one', async () => {
  const install = 'npx playwright install chromium';
  const { fake, commands } = machine({ brings: { [install]: own } });
  expect(await findChromium(fake)).toBe(own);
  expect(commands).toEqual([install]);
});

test('where Playwright cannot, root installs one with apt-get', async () => {
  const { fake, commands } = machine({
    programs: ['/first/apt-get'],
    isRoot: true,
    brings: { 'apt-get install -y chromium': '/first/chromium' },
  });
  expect(await findChromium(fake)).toBe('/first/chromium');
  expect(commands.slice(1)).toEqual(['apt-get update', 'apt-get install -y chromium']);
});

test('where nothing helps, the error says what to install', async () => {
  const { fake, commands } = machine({ programs: ['/first/apt-get'] });
  await expect(findChromium(fake)).rejects.toThrow('npx playwright install chromium');
  expect(commands).toHaveLength(1);
});

test('only root starts the browser without its sandbox', () => {
  expect(chromiumArguments(true)).toContain('--no-sandbox');
  expect(chromiumArguments(false)).not.toContain('--no-sandbox');
});
