import { expect, test, vi } from 'vitest';
import { sealedLinks } from '../links/sealedLinks.ts';
import { row } from '../store/testing/storeSuite.ts';
import { eachStore } from '../testing/eachStore.ts';
import { runSubmissions } from '../testing/runSubmissions.ts';
import { temporarySite } from '../testing/temporarySite.ts';

eachStore((start) => {
  test('a table for spreadsheets has a column for every field, and computes nothing', async () => {
    const { environment, open } = await start();
    const store = await open();
    const body = { name: '=1+1', email: 'asha@example.com', later: 'a "new" field' };
    await store.insert({ ...row, body });
    await store.insert({
      ...row,
      id: 'key-00002',
      kind: 'newsletter',
      body: { email: 'b@example.com' },
    });
    await store.close();
    const { status, stdout } = runSubmissions(
      environment,
      'export',
      '--format',
      'csv',
      '--kind',
      'quote',
    );
    expect(status).toBe(0);
    expect(stdout).toBe(
      [
        '\u{FEFF}"receivedAt","reference","kind","page","locale","policy","confirmedAt","unsubscribe","id","name","email","mobile","company","selectservice","wecontactyou","contactYou","message","later"',
        `"2026-01-01T00:00:00.000Z","7HXF-8N9M","quote","home","ar","2025-12-31","","","key-00001","'=1+1","asha@example.com","","","","","","","a ""new"" field"`,
        '',
      ].join('\r\n'),
    );
    const exact = runSubmissions(environment, 'export', '--email', 'ASHA@example.com');
    expect(JSON.parse(exact.stdout).body).toEqual(body);
  });

  test('a sign-up comes with when it was confirmed, and a link to unsubscribe that the server takes', async () => {
    const root = temporarySite();
    const { environment, open } = await start();
    const store = await open();
    const signUp = {
      ...row,
      id: 'key-00002',
      kind: 'newsletter',
      body: { email: 'b@example.com' },
    };
    await store.insert(row);
    await store.insert(signUp as typeof row);
    await store.confirm(signUp.id, '2026-01-02T00:00:00.000Z');
    await store.close();
    const secret = 'a secret of at least 32 characters';
    const read = () => {
      const lines = runSubmissions(environment, 'export').stdout.trimEnd().split('\n');
      return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    };
    expect(read()[1]?.['unsubscribe']).toBeNull();
    vi.stubEnv('SITE_ROOT', root);
    vi.stubEnv('LINK_SECRET', secret);
    // The server's own affair.
    vi.stubEnv('PORT', 'none');
    const [quoted, signedUp] = read();
    vi.unstubAllEnvs();
    expect(quoted).toMatchObject({ confirmedAt: null, unsubscribe: null });
    expect(signedUp?.['confirmedAt']).toBe('2026-01-02T00:00:00.000Z');
    const link = new URL(String(signedUp?.['unsubscribe']));
    expect(link.origin + link.pathname).toBe('https://techeon.example/ar/newsletter');
    const token = link.searchParams.get('unsubscribe') ?? '';
    expect(sealedLinks(secret).open('unsubscribe', token)).toEqual({ id: signUp.id });
  });
});
