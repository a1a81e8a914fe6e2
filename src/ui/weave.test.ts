import { expect, test } from 'vitest';
import { weave } from './weave.ts';

test('plain weave crosses at every second cell, and each run overshoots its cells by 1', () => {
  expect(weave({ family: 1, columns: 2, rows: 2 })).toEqual({
    weft: 'M-1 6h14m-2 12h14',
    pick: '',
    warp: 'M6 11v14m12 -26v14',
  });
});

test('twill moves one cell to the side in each row', () => {
  expect(weave({ family: 2, columns: 4, rows: 2 })).toEqual({
    weft: 'M23 6h26m-38 12h26',
    pick: '',
    warp: 'M6 -1v26m12 -27v15m24 -2v15',
  });
});

test('chevron rises and falls', () => {
  const { weft } = weave({ family: 3, columns: 8, rows: 1 });
  expect(weft).toBe('M23 6h50');
});

test('waffle is frames within frames', () => {
  const { warp } = weave({ family: 4, columns: 8, rows: 8 });
  expect(warp).toBe(
    'M6 -2v100m12 -100v15m0 70v15m12 -100v15m0 10v50m0 10v15m12 -100v15m0 10v14m0 22v14m0 10v15m12 -100v15m0 10v14m0 22v14m0 10v15m12 -100v15m0 10v50m0 10v15m12 -100v15m0 70v15m12 -100v100',
  );
});

test('satin crosses once in eight cells, three further in each row', () => {
  const { warp } = weave({ family: 5, columns: 8, rows: 3 });
  expect(warp).toBe('M6 -1v14m36 -2v14m36 -2v14');
});

test('diamond closes its rings', () => {
  const { weft } = weave({ family: 6, columns: 8, rows: 2 });
  expect(weft).toBe('M23 6h50m-62 12h26m22 0h26');
});

test('basket crosses two threads at a time', () => {
  expect(weave({ family: 7, columns: 4, rows: 2 })).toEqual({
    weft: 'M-1 6h26m-26 12h26',
    pick: '',
    warp: 'M30 -1v26m12 -26v26',
  });
});

test('the eighth weave is the parity of the bits that row and column share', () => {
  const { warp } = weave({ family: 8, columns: 4, rows: 4 });
  expect(warp).toBe('M18 11v14m0 10v14m12 -26v26m12 -38v26');
});

test('a thread that leaves the picture goes on past its edge', () => {
  const { weft } = weave({ family: 5, columns: 2, rows: 1, columnOffset: 4 });
  expect(weft).toBe('M-2 6h28');
});

test('only the picked rows are the bright thread', () => {
  expect(weave({ family: 1, columns: 2, rows: 2, picks: [1] })).toEqual({
    weft: 'M-1 6h14',
    pick: 'M11 18h14',
    warp: 'M6 11v14m12 -26v14',
  });
});

test('an offset shows another part of the same cloth, also to the left and above', () => {
  const moved = weave({ family: 1, columns: 2, rows: 2, rowOffset: -1 });
  expect(moved.weft).toBe('M11 6h14m-26 12h14');
  expect(weave({ family: 1, columns: 2, rows: 2, columnOffset: 3 })).toEqual(moved);
});

test('where the cloth is broken the crossing thread ends and the upright one is on top', () => {
  const isBroken = (_row: number, column: number) => column === 1;
  expect(weave({ family: 5, columns: 3, rows: 1, columnOffset: 1, isBroken })).toEqual({
    weft: 'M-1 6h14m10 0h15',
    pick: '',
    warp: 'M18 -2v16',
  });
});

test.each([0, 9])('there is no weave number %i', (family) => {
  expect(() => weave({ family, columns: 1, rows: 1 })).toThrow(
    `Expected a draft 1 to 8, got ${family}.`,
  );
});
