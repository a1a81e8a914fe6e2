import { expect, onTestFinished, test, vi } from 'vitest';
import { company } from '../site/company.ts';
import { readRetention } from './readRetention.ts';

test('submissions are kept as long as the policy says, unless a setting says otherwise', () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const own = readRetention({});
  expect(own.warning).toBeUndefined();
  expect(readRetention({ RETENTION_DAYS: String(company.retentionDays) }).warning).toBeUndefined();
  const other = readRetention({ RETENTION_DAYS: '10' });
  expect(other.before?.()).toBe('2026-02-28T12:00:00.000Z');
  expect(other.warning).toBe(
    `Warning: RETENTION_DAYS keeps submissions for 10 days, and the privacy policy says ${company.retentionDays} days: make them agree (retentionDays in src/site/company.ts).`,
  );
  const forEver = readRetention({ RETENTION_DAYS: '0' });
  expect(forEver.before).toBeUndefined();
  expect(forEver.warning).toContain('keeps submissions for ever');
});

test.each(['-1', '1.5', 'x', '100000', ' 7'])('the retention %j is refused', (RETENTION_DAYS) => {
  expect(() => readRetention({ RETENTION_DAYS })).toThrow(
    `Expected RETENTION_DAYS to be a whole number from 0 to 99999, got "${RETENTION_DAYS}": set`,
  );
});
