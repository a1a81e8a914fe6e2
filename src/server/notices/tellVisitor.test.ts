import { expect, onTestFinished, test } from 'vitest';
import { sealedLinks } from '../links/sealedLinks.ts';
import { openStore } from '../store/openStore.ts';
import { referenceOf } from '../store/reference.ts';
import { submissionOf } from '../store/submission.ts';
import { row } from '../store/testing/storeSuite.ts';
import { manifest, temporaryFolder } from '../testing/temporarySite.ts';
import { machineClock } from './clock.ts';
import { mailer } from './mailer.ts';
import { tellVisitor } from './tellVisitor.ts';
import { startMailServer } from './testing/mailServer.ts';

const links = sealedLinks();
const never = new AbortController().signal;
const signUp = submissionOf({
  kind: 'newsletter',
  body: { email: 'asha@example.com' },
  locale: 'ar',
});

async function start(intake?: string) {
  const box = await startMailServer();
  const store = await openStore(temporaryFolder());
  onTestFinished(() => store.close());
  const settings = { url: box.url, needsTls: false, from: 'site@example.com', to: 'o@example.com' };
  const site = { manifest: { ...manifest, ...(intake !== undefined && { intake }) } };
  const send = mailer(settings);
  const tell = tellVisitor({ site, links, send, settings, store, clock: machineClock });
  return {
    box,
    async tell(sent: typeof row) {
      await store.insert(sent);
      return tell({ ...sent, attempts: 0 }, never);
    },
  };
}

/** A mail as its reader gets it: lines that were too long for the way are whole again. */
function readable(mail = ''): string {
  return mail.replaceAll(/=\r?\n/gu, '').replaceAll('=3D', '=');
}

test('who sent a request gets its number in their language, and nothing that was typed', async () => {
  const { box, tell } = await start();
  await tell(row);
  const [mail = ''] = box.mails;
  expect(mail).toMatch(/^To: asha@example\.com\r?$/mu);
  expect(mail).toMatch(/^From: site@example\.com\r?$/mu);
  expect(mail).toMatch(/^Content-Language: ar\r?$/mu);
  expect(mail).toMatch(/^Auto-Submitted: auto-generated\r?$/mu);
  expect(mail).toContain(`Subject: ${referenceOf(row.id)}`);
  expect(mail).toContain(`Number ar ${referenceOf(row.id)}.`);
  const { email: _email, ...typed } = row.body;
  for (const value of Object.values(typed)) expect(mail).not.toContain(value);
});

test('who sent from no page of ours is written to in the language of the source', async () => {
  const { box, tell } = await start();
  await tell({ ...row, locale: null });
  expect(box.mails[0]).toMatch(/^Content-Language: en\r?$/mu);
});

test.each([undefined, 'https://intake.example'])(
  'a sign-up gets links to confirm and to unsubscribe, where pages are answered (%s)',
  async (intake) => {
    const { box, tell } = await start(intake);
    await tell(signUp);
    const found = readable(box.mails[0]).matchAll(
      /^(\S+)\/ar\/newsletter\?(confirm|unsubscribe)=(\S+?)\r?$/gmu,
    );
    const opened = Array.from(found, ([, origin, question = '', token = '']) => {
      return [origin, question, links.open(question as 'confirm' | 'unsubscribe', token)?.id];
    });
    const origin = intake ?? manifest.origin;
    expect(opened).toEqual([
      [origin, 'confirm', signUp.id],
      [origin, 'unsubscribe', signUp.id],
    ]);
    expect(box.mails[0]).not.toContain(signUp.id);
  },
);

test('an address gets three mails a day, whatever is typed in how many forms', async () => {
  const { box, tell } = await start();
  const told: unknown[] = [];
  for (let at = 0; at < 5; at += 1) told.push(await tell({ ...row, id: `key-${at}-0000` }));
  told.push(await tell(signUp));
  expect(box.mails).toHaveLength(3);
  const leftOut = 'the address has had its mails of the day';
  expect(told).toEqual([...Array(3).fill(undefined), ...Array(3).fill(leftOut)]);
});

test('a mail that the mail server refused does not count, and is told as a failure', async () => {
  const { box, tell } = await start();
  box.isWell = false;
  for (let at = 0; at < 4; at += 1) {
    await expect(tell({ ...row, id: `key-${at}-0000` })).rejects.toThrow('451');
  }
  box.isWell = true;
  await tell(row);
  expect(box.mails).toHaveLength(1);
});

test.each(['', 'no address', 'a@b.example, c@d.example', 'Asha <asha@example.com>'])(
  'nobody is written to at %j',
  async (email) => {
    const { box, tell } = await start();
    expect(await tell({ ...row, body: { email } })).toBe('the address is not a plain one');
    expect(box.mails).toEqual([]);
  },
);
