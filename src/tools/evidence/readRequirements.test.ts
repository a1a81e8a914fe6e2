import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readRequirements } from './readRequirements.ts';

/** A project with these requirements of one component. */
function projectWith(...requirements: object[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'requirements-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/Menu.requirements.json'), JSON.stringify(requirements));
  return folder;
}

const sound = { id: 'menu/keys', sentence: 'Every link is reached by Tab.', criteria: ['2.1.1'] };

test('requirements are read with the file they stand in', () => {
  expect(readRequirements(projectWith(sound))).toEqual([
    { ...sound, file: 'src/Menu.requirements.json' },
  ]);
});

test('those of the site are in order', () => {
  expect(readRequirements().length).toBeGreaterThan(300);
});

test.each([
  ['an id without a slash', { id: 'menu' }, 'menu: expected an id such as "accordion/one-open".'],
  ['half a sentence', { sentence: 'keys' }, 'menu/keys: expected a whole sentence, got "keys".'],
  [
    'a criterion of another level',
    { criteria: ['2.1.3'] },
    'menu/keys: expected criteria of WCAG 2.2, A or AA, got "2.1.3".',
  ],
  [
    'an empty reason',
    { doesNotApply: ' ' },
    'menu/keys: expected a reason why it does not apply, got none.',
  ],
])('%s is refused', (_, change, message) => {
  expect(() => readRequirements(projectWith({ ...sound, ...change }))).toThrow(
    `src/Menu.requirements.json: ${message}`,
  );
});

test('an id that stands twice is refused', () => {
  expect(() => readRequirements(projectWith(sound, sound))).toThrow(
    'src/Menu.requirements.json: menu/keys: expected an id of its own.',
  );
});
