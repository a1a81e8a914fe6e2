import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('a cell may hold what separates cells and lines', () => {
  expect(csvLine(['a"b', 'c,d', 'e\r\nf', '', null, undefined])).toBe(
    '"a""b","c,d","e\r\nf","","",""\r\n',
  );
});

test.each(['=1+2', '+919876543210', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', ' =1', '＝1', '－1'])(
  'a spreadsheet does not compute %j',
  (text) => {
    expect(csvLine([text])).toBe(`"'${text}"\r\n`);
  },
);

test.each(['9876543210', 'a=1', 'asha@example.com', '१२', "'x", '2026-01-01'])(
  '%j stays as it is',
  (text) => {
    expect(csvLine([text])).toBe(`"${text}"\r\n`);
  },
);
