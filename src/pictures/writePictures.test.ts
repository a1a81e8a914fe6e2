import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawPng, writePictures } from './writePictures.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const svgOf = (colour: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">' +
  `<rect width="1200" height="630" fill="#ffffff"/><rect width="600" height="630" fill="${colour}"/></svg>`;

const picture = { path: '/assets/social/a.png', svg: svgOf('#12201b'), hasTitle: true };

const write = (published: string, pictures = [picture]) =>
  writePictures(pictures, join(folder, published), join(folder, 'cache'));

const read = (file: string) => readFileSync(join(folder, file));

test('a second build draws no picture again', async () => {
  expect(await write('first')).toEqual({ count: 1, drawn: 1 });
  expect(await write('second')).toEqual({ count: 1, drawn: 0 });
  expect(read('second/assets/social/a.png')).toEqual(read('first/assets/social/a.png'));
});

test('two pages that look the same share one picture', async () => {
  expect(await write('site', [picture, { ...picture }])).toEqual({ count: 1, drawn: 1 });
});

test.each([
  ['empty', () => Buffer.alloc(0)],
  ['not a picture', () => Buffer.from('<html>')],
  ['cut off', (png: Buffer) => png.subarray(0, -20)],
  ['cut off between two parts', (png: Buffer) => png.subarray(0, -12)],
  ['changed in the middle', (png: Buffer) => png.fill(7, 90, 94)],
  ['longer than itself', (png: Buffer) => Buffer.concat([png, png])],
])('a cached picture that is %s is drawn again, not published', async (_what, spoil) => {
  await write('first');
  const whole = read('first/assets/social/a.png');
  writeFileSync(join(folder, 'cache/a.png'), spoil(Buffer.from(whole)));
  expect((await write('second')).drawn).toBe(1);
  expect(read('second/assets/social/a.png')).toEqual(whole);
  expect((await write('third')).drawn).toBe(0);
});

test('a cached picture of another size is drawn again', async () => {
  await write('first');
  const small = await drawPng('<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12"/>');
  writeFileSync(join(folder, 'cache/a.png'), small);
  expect((await write('second')).drawn).toBe(1);
});

test('nothing but whole pictures is left in the cache', async () => {
  await write('first');
  expect(readdirSync(join(folder, 'cache'))).toEqual(['a.png']);
});

test('the same drawing gives the same bytes, and another one others', async () => {
  const [one, again, other] = [
    await drawPng(picture.svg),
    await drawPng(picture.svg),
    await drawPng(svgOf('#ffbe1a')),
  ];
  expect(one).toEqual(again);
  expect(one).not.toEqual(other);
});

test('every pixel of a picture has the colour that was drawn', async () => {
  const png = Buffer.from(await drawPng(picture.svg));
  const palette = png.subarray(png.indexOf('PLTE') + 4);
  const start = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(start + 4, start + 4 + png.readUInt32BE(start - 4)));
  const colourAt = (x: number, y: number) => {
    const index = rows.readUInt8(y * 1201 + 1 + x);
    return palette.toString('hex', 3 * index, 3 * index + 3);
  };
  expect([colourAt(0, 0), colourAt(599, 629)]).toEqual(['12201b', '12201b']);
  expect([colourAt(600, 0), colourAt(1199, 629)]).toEqual(['ffffff', 'ffffff']);
  expect(rows.length).toBe(1201 * 630);
});

test('a picture of more colours than a palette holds is drawn nevertheless', async () => {
  const stripes = Array.from({ length: 300 }, (_, x) => {
    const colour = x.toString(16).padStart(6, '0');
    return `<rect x="${4 * x}" width="4" height="630" fill="#${colour}"/>`;
  });
  const svg = picture.svg.replace('</svg>', `${stripes.join('')}</svg>`);
  expect(await write('site', [{ ...picture, svg }])).toEqual({ count: 1, drawn: 1 });
  expect((await write('again', [{ ...picture, svg }])).drawn).toBe(0);
});
