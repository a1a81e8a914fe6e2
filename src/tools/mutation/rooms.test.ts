import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../project/root.ts';
import { mutatedFiles, rooms } from './rooms.ts';

test.each(Object.entries(rooms))('the folder of %s, %s, has files to mutate', (room, folder) => {
  expect(globSync('**/*.ts', { cwd: join(root, folder) }).length).toBeGreaterThan(0);
  expect(mutatedFiles(room)[0]).toBe(`${folder}**/*.ts?(x)`);
});

test('a room that is none is refused with those there are', () => {
  expect(() => mutatedFiles('cellar')).toThrow(
    'Expected one of contract, server, islands, checker, got "cellar".',
  );
});
