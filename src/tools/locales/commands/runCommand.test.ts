import { expect, test } from 'vitest';
import { runCommand } from './runCommand.ts';
import { temporaryProject } from './testing/temporaryProject.ts';

test('without a command, and with --help, every command is listed with what it takes', async () => {
  const help = await runCommand(['--help'], '/nowhere');
  expect(help).toMatchObject({ error: '', exitCode: 0 });
  expect(help.output).toContain('npm run i18n -- new <code> [page...]');
  const nothing = await runCommand([], '/nowhere');
  expect(nothing).toEqual({
    output: '',
    error: `Expected a command, got none.\n${help.output}`,
    exitCode: 1,
  });
});

test('a mistyped command is told which it may mean', async () => {
  const { error } = await runCommand(['recrod'], '/nowhere');
  expect(error).toMatch(/^Expected a command, got "recrod"\. Did you mean "record"\?\n/u);
  expect((await runCommand(['constructor'], '/nowhere')).exitCode).toBe(1);
});

test('every command explains itself and does nothing then', async () => {
  const { output } = await runCommand(['--help'], '/nowhere');
  const names = Array.from(output.matchAll(/-- (\w+)/gu), ([, name]) => name ?? '');
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    const help = await runCommand([name, 'x', '--help'], '/nowhere');
    expect(help.output, name).toContain(`npm run i18n -- ${name} `);
    expect(help).toMatchObject({ error: '', exitCode: 0 });
  }
});

test('what a command cannot work with is told apart from what it has to say', async () => {
  const folder = await temporaryProject({ 'locales/en/home.json': { lead: 'Hello' } });
  expect(await runCommand(['unchanged', 'hme', 'lead'], folder)).toEqual({
    output: '',
    error: 'Expected the name of a word file, got "hme". Did you mean "home"?',
    exitCode: 1,
  });
});
