import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Receipt } from '../../delivery/rendering.ts';
import { temporaryFolder } from '../testing/temporarySite.ts';
import { drawInThread } from './drawInThread.ts';

const page = { id: 'thanks-quote', locale: 'en' } as const;
const receipt: Receipt = { kind: 'quote', reference: '1234-5678', receivedAt: '', body: {} };
const refused = { kind: 'quote', values: {}, errors: {} } as const;

test('however often a receipt is asked for, forms with mistakes are drawn', async () => {
  const renderer = join(temporaryFolder(), 'renderer.mjs');
  writeFileSync(renderer, 'export const render = ({ id }) => id;');
  const { draw, close } = await drawInThread(renderer);
  onTestFinished(close);
  const receipts = Array.from({ length: 50 }, () => draw({ ...page, receipt }));
  const forms = Array.from({ length: 80 }, () => draw({ ...page, refused }));
  const drawn = await Promise.allSettled(receipts);
  expect(drawn.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect(await Promise.all(forms)).toEqual(Array(80).fill('thanks-quote'));
});

test('a thread that takes the place of another draws by the same build', async () => {
  const renderer = join(temporaryFolder(), 'renderer.mjs');
  const drawing = (build: string) =>
    `export const render = ({ id }) => (id === 'not-found' ? process.exit() : '${build}');`;
  writeFileSync(renderer, drawing('before'));
  const { draw, close } = await drawInThread(renderer);
  onTestFinished(close);
  expect(await draw({ ...page, refused })).toBe('before');
  writeFileSync(renderer, drawing('after'));
  await expect(draw({ ...page, id: 'not-found', refused })).rejects.toThrow('has ended');
  expect(await draw({ ...page, refused })).toBe('before');
});
