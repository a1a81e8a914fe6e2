import { expect, test } from 'vitest';
import { momentOf } from './moment.ts';

test.each([
  ['2026-01-31', 'begin', '2026-01-31T00:00:00.000Z'],
  ['2026-01-31', 'end', '2026-02-01T00:00:00.000Z'],
  ['2024-02-29', 'end', '2024-03-01T00:00:00.000Z'],
  ['2026-01-31T12:30Z', 'end', '2026-01-31T12:30:00.000Z'],
  ['2026-01-31T12:30:15.5+05:30', 'begin', '2026-01-31T07:00:15.500Z'],
] as const)('%s is, at its %s, %s', (text, of, moment) => {
  expect(momentOf('since', text, of)).toBe(moment);
});

test.each(['2026-13-01', '2026-02-30', '2023-02-29', '2026-1-1', '2026-01-01T25:00Z', '2026'])(
  '%s is no day and no instant',
  (text) => {
    expect(() => momentOf('since', text)).toThrow(
      `Expected --since to be a day such as 2026-01-31 (UTC) or an instant such as 2026-01-31T12:00:00Z, got "${text}": give another.`,
    );
  },
);

test.each(['', 'yesterday', '2026-01-01T10:00:00', 'asha@example.com'])(
  '%j is refused and, where it could be of a person, not repeated',
  (text) => {
    expect(() => momentOf('until', text)).toThrow(/^Expected --until .+: give another\.$/u);
    if (/[a-z]/u.test(text)) expect(() => momentOf('until', text)).not.toThrow(text);
  },
);
