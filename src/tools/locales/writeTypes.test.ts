import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../project/root.ts';
import { writeTypes } from './writeTypes.ts';

test('types that say the same already are not written again', async () => {
  await writeTypes();
  const file = join(root, 'src/i18n/resources.d.ts');
  const { ino, mtimeMs } = await stat(file);
  await writeTypes();
  expect(await stat(file)).toMatchObject({ ino, mtimeMs });
});
