import { expect, test } from 'vitest';
import { weave } from './weave.ts';

test('plain weave crosses at every second cell, and each run overshoots its cells by 1', () => {
  expect(weave({ family: 1, columns: 2, rows: 2 })).toEqual({
    weft: 'M-1 6H13M11 18H25',
    pick: '',
    warp: 'M6 11V25M18 -1V13',
  });
});

test('twill moves one cell to the side in each row', () => {
  expect(weave({ family: 2, columns: 4, rows: 2 })).toEqual({
    weft: 'M23 6H49M11 18H37',
    pick: '',
    warp: 'M6 -1V25M18 -2V13M42 11V26',
  });
});

test('chevron rises and falls', () => {
  const { weft } = weave({ family: 3, columns: 8, rows: 1 });
  expect(weft).toBe('M23 6H73');
});

test('waffle is frames within frames', () => {
  const { warp } = weave({ family: 4, columns: 8, rows: 8 });
  expect(warp).toBe(
    'M6 -2V98M18 -2V13M18 83V98M30 -2V13M30 23V73M30 83V98M42 -2V13M42 23V37M42 59V73M42 83V98' +
      'M54 -2V13M54 23V37M54 59V73M54 83V98M66 -2V13M66 23V73M66 83V98M78 -2V13M78 83V98M90 -2V98',
  );
});

test('satin crosses once in eight cells, three further in each row', () => {
  const { warp } = weave({ family: 5, columns: 8, rows: 3 });
  expect(warp).toBe('M6 -1V13M42 11V25M78 23V37');
});

test('diamond closes its rings', () => {
  const { weft } = weave({ family: 6, columns: 8, rows: 2 });
  expect(weft).toBe('M23 6H73M11 18H37M59 18H85');
});

test('basket crosses two threads at a time', () => {
  expect(weave({ family: 7, columns: 4, rows: 2 })).toEqual({
    weft: 'M-1 6H25M-1 18H25',
    pick: '',
    warp: 'M30 -1V25M42 -1V25',
  });
});

test('the eighth weave is the parity of the bits that row and column share', () => {
  const { warp } = weave({ family: 8, columns: 4, rows: 4 });
  expect(warp).toBe('M18 11V25M18 35V49M30 23V49M42 11V37');
});

test('a thread that leaves the picture goes on past its edge', () => {
  const { weft } = weave({ family: 5, columns: 2, rows: 1, columnOffset: 4 });
  expect(weft).toBe('M-2 6H26');
});

test('only the picked rows are the bright thread', () => {
  expect(weave({ family: 1, columns: 2, rows: 2, picks: [1] })).toEqual({
    weft: 'M-1 6H13',
    pick: 'M11 18H25',
    warp: 'M6 11V25M18 -1V13',
  });
});

test('an offset shows another part of the same cloth, also to the left and above', () => {
  const moved = weave({ family: 1, columns: 2, rows: 2, rowOffset: -1 });
  expect(moved.weft).toBe('M11 6H25M-1 18H13');
  expect(weave({ family: 1, columns: 2, rows: 2, columnOffset: 3 })).toEqual(moved);
});

test('where the cloth is broken the crossing thread ends and the upright one is on top', () => {
  const isBroken = (_row: number, column: number) => column === 1;
  expect(weave({ family: 5, columns: 3, rows: 1, columnOffset: 1, isBroken })).toEqual({
    weft: 'M-1 6H13M23 6H38',
    pick: '',
    warp: 'M18 -2V14',
  });
});

test.each([0, 9])('there is no weave number %i', (family) => {
  expect(() => weave({ family, columns: 1, rows: 1 })).toThrow(
    `Expected a draft 1 to 8, got ${family}.`,
  );
});
