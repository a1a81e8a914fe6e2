import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hasRoom } from './hasRoom.ts';

test.each([
  ['has room for what fits', tmpdir(), 1, true],
  ['has no room for more than the disk', tmpdir(), Number.MAX_SAFE_INTEGER, false],
  ['that is not there has none', join(tmpdir(), 'there-is-no-such-folder'), 1, false],
])('a folder %s', async (_, folder, bytes, expected) => {
  expect(await hasRoom(folder, bytes)).toBe(expected);
});
