import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { consultation } from '../testing/temporarySite.ts';
import type { Notice } from '../store/notice.ts';
import { row } from '../store/testing/storeSuite.ts';
import { failureReason } from './failureReason.ts';
import { mailOf } from './mailOf.ts';
import { tellByMail } from './tellByMail.ts';
import { startMailServer } from './testing/mailServer.ts';

const notice: Notice = { ...row, attempts: 0 };
const from = 'site@example.com';
const never = new AbortController().signal;

test('a mail holds every field under its name, and what the owner has to know of it', () => {
  const { subject, text } = mailOf(
    { ...notice, id: 'key-00001', kind: 'consultation', body: consultation },
    from,
  );
  expect(subject).toBe('Consultation request 7HXF-8N9M');
  expect(text).toBe(
    `Received: 2026-01-01T00:00:00.000Z (UTC)
Page: home
Language: ar
Name: Asha Rao
Email: asha@example.com
Phone: 9876543210
Company: Rao & Co
Message: Two questions.
Contact by: email, call
Contact code: EITHER
Id: key-00001
`,
  );
});

test('lines of a message cannot pass for fields', () => {
  const message = 'Hello\nId: key-99999\r\nName: Eve\u2028Email: eve@example.com';
  const { text } = mailOf({ ...notice, body: { message } }, from);
  expect(text).toContain(
    'Message: Hello\n    Id: key-99999\n    Name: Eve\n    Email: eve@example.com\nId: key-00001\n',
  );
});

test.each([
  'a@b.example\r\nBcc: eve@example.com',
  'a@b.example, eve@example.com',
  'Eve <eve@example.com>',
  '"a b"@example.com',
  'a@b.example>',
  'no address',
  'ä@example.com',
  `${'a'.repeat(250)}@b.example`,
  '',
])('the address %j is not one to answer to', (email) => {
  expect(mailOf({ ...notice, body: { email } }, from)).not.toHaveProperty('replyTo');
});

test('a plain address is the one to answer to', () => {
  const mail = mailOf({ ...notice, body: { email: "o'hara+techeon@mail.example.com" } }, from);
  expect(mail.replyTo).toBe("o'hara+techeon@mail.example.com");
});

test('the same submission has the same id in every mail, and another one another', () => {
  const { messageId } = mailOf(notice, from);
  expect(messageId).toMatch(/^<[0-9a-f]{64}@example\.com>$/u);
  expect(mailOf({ ...notice, attempts: 3 }, from).messageId).toBe(messageId);
  expect(mailOf({ ...notice, id: 'key-00002' }, from).messageId).not.toBe(messageId);
});

test('nothing typed gets into the head of a mail but an address', async () => {
  const typed = 'x\r\nBcc: eve@example.com\r\n\r\n.\r\nRCPT TO:<eve@example.com>';
  const body = Object.fromEntries(Object.keys(row.body).map((key) => [key, typed]));
  const mailer = createTransport({ streamTransport: true, buffer: true });
  const { message } = await mailer.sendMail({ from, ...mailOf({ ...notice, body }, from) });
  const [head = ''] = String(message).split('\r\n\r\n', 1);
  expect(head).not.toMatch(/eve@|^Bcc|^RCPT/mu);
});

test('a mail server gets it whole, from and to whom the owner has said', async () => {
  const server = await startMailServer();
  const tell = tellByMail({ url: server.url, needsTls: false, from, to: 'owner@example.com' });
  await tell({ ...notice, body: { ...row.body, message: 'Grüße 😀' } }, never);
  const [mail = ''] = server.mails;
  expect(mail).toMatch(/^To: owner@example\.com\r?$/mu);
  expect(mail).toMatch(/^Reply-To: asha@example\.com\r?$/mu);
  expect(mail).toMatch(/^Auto-Submitted: auto-generated\r?$/mu);
  expect(mail).toContain(mailOf(notice, from).messageId);
});

test('a mail server of elsewhere that offers no TLS is given nothing', async () => {
  const server = await startMailServer();
  const tell = tellByMail({ url: server.url, needsTls: true, from, to: 'owner@example.com' });
  expect(await tell(notice, never).catch(failureReason)).toMatch(/^status 5\d\d$|^ETLS$/u);
  expect(server.mails).toEqual([]);
});
