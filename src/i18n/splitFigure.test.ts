import { expect, test } from 'vitest';
import { splitFigure } from './splitFigure.ts';

test.each([
  ['240+', '240', '', '+'],
  ['+٢٤٠', '٢٤٠', '+', ''],
  ['100\u00a0%', '100', '', '\u00a0%'],
  ['%100', '100', '%', ''],
  ['more than 1,234,567', '1,234,567', 'more than ', ''],
])('"%s" parts round its number %s', (text, number, before, after) => {
  expect(splitFigure(text, number)).toEqual({ before, number, after });
});

test('a figure without its number is a mistake of ours', () => {
  expect(() => splitFigure('many', '240')).toThrow('Expected the number 240 in the figure');
});
