import { expect, test } from 'vitest';
import { row } from '../store/testing/storeSuite.ts';
import { eachStore } from '../testing/eachStore.ts';
import { runSubmissions } from '../testing/runSubmissions.ts';

eachStore((start) => {
  test('the newest come first, as a table that no terminal obeys', async () => {
    const { environment, open } = await start();
    const store = await open();
    const rows = [
      { ...row, body: { name: '\u001b[2Jx\u202e', email: 'a@example.com' } },
      { ...row, kind: 'newsletter' as const, body: { email: 'B@example.com' }, page: null },
      {
        ...row,
        body: { name: 'Chitra', email: 'c@example.com' },
        receivedAt: '2026-03-01T10:20:30.000Z',
      },
    ];
    for (const [at, one] of rows.entries()) await store.insert({ ...one, id: `key-0000${at}` });
    await store.close();
    const { status, stdout, stderr } = runSubmissions(environment, 'list', '--until', '2026-03-01');
    expect(status).toBe(0);
    expect(stdout).toBe(
      [
        'when (UTC)        kind        name    email          page  locale',
        '2026-03-01 10:20  quote       Chitra  c@example.com  home  ar',
        '2026-01-01 00:00  newsletter  -       B@example.com  -     ar',
        '2026-01-01 00:00  quote       \u{FFFD}[2Jx\u{FFFD}  a@example.com  home  ar',
        '',
      ].join('\n'),
    );
    expect(stderr).toBe('3 submissions\n');
  });
});
