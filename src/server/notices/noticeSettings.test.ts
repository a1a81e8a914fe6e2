import { expect, test } from 'vitest';
import { channelsOf, readNoticeSettings } from './noticeSettings.ts';

const webhook = { NOTIFY_URL: 'https://crm.example/hook', NOTIFY_SECRET: 'sixteen letters!' };
const mail = {
  SMTP_URL: 'smtps://user:password@mail.example:465',
  NOTIFY_TO: 'owner@example.com',
  MAIL_FROM: 'site@example.com',
};
const read = (environment: NodeJS.ProcessEnv) =>
  readNoticeSettings({ LINK_SECRET: 'a secret of at least 32 characters', ...environment });

test('the owner is told as it is set up: by a webhook, by mail, by both or not at all', () => {
  expect(read({})).toEqual({});
  expect(read({ NOTIFY_URL: '', SMTP_URL: '' })).toEqual({});
  expect(channelsOf(read(webhook))).toEqual(['webhook']);
  expect(channelsOf(read(mail))).toEqual(['mail', 'visitor']);
  expect(read({ ...webhook, ...mail })).toEqual({
    webhook: { url: 'https://crm.example/hook', secret: 'sixteen letters!' },
    mail: { url: mail.SMTP_URL, needsTls: false, from: mail.MAIL_FROM, to: mail.NOTIFY_TO },
  });
});

test('mail without a secret for its links is refused', () => {
  expect(() => read({ ...mail, LINK_SECRET: '' })).toThrow(
    /^Expected LINK_SECRET to be set with SMTP_URL, got none: .+\.$/u,
  );
  expect(read({ ...webhook, LINK_SECRET: '' }).webhook).toBeDefined();
});

test.each([...Object.keys(webhook), ...Object.keys(mail)])(
  'a setting that lacks its %s is refused by name',
  (name) => {
    const most = { ...(name in webhook ? webhook : mail), [name]: '' };
    expect(() => read(most)).toThrow(
      new RegExp(
        `^Expected .+ to be set together, got no ${name}: set all of them or none\\.$`,
        'u',
      ),
    );
  },
);

test.each([
  'http://127.0.0.1:8080/hook',
  'http://[::1]/hook',
  'http://10.1.2.3/',
  'http://172.31.0.1/',
  'http://192.168.0.9/',
  'http://[fd00::1]/',
  'http://localhost/',
  'http://crm:8080/hook',
  'https://crm.example/a?token=b',
])('the address %j is taken', (NOTIFY_URL) => {
  expect(read({ ...webhook, NOTIFY_URL }).webhook?.url).toBe(NOTIFY_URL);
});

test.each([
  'http://crm.example/hook',
  'http://172.32.0.1/',
  'http://8.8.8.8/',
  'http://[2001:db8::1]/',
  'http://127.0.0.1.example/',
  'ftp://crm.example/',
  'https://user:hidden@crm.example/',
  'crm.example/hidden',
])('the address %j is refused, and not repeated', (NOTIFY_URL) => {
  const reading = () => read({ ...webhook, NOTIFY_URL });
  expect(reading).toThrow(/^Expected NOTIFY_URL to be an https address .+\.$/u);
  expect(reading).not.toThrow(NOTIFY_URL);
  expect(reading).not.toThrow('hidden');
});

test('a short secret is refused, and not repeated', () => {
  const reading = () => read({ ...webhook, NOTIFY_SECRET: 'fifteen letters' });
  expect(reading).toThrow('Expected NOTIFY_SECRET to have at least 16 characters, got 15: set');
  expect(reading).not.toThrow('fifteen letters');
});

test.each(['mail.example', 'https://mail.example', 'smtp:', 'hidden'])(
  'the mail server %j is refused, and not repeated',
  (SMTP_URL) => {
    const reading = () => read({ ...mail, SMTP_URL });
    expect(reading).toThrow(/^Expected SMTP_URL to be .+\.$/u);
    expect(reading).not.toThrow('hidden');
  },
);

test.each([
  ['smtp://user:password@mail.example:587', true],
  ['smtps://mail.example', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://relay:25', false],
])('of the mail server %j TLS is asked for on top: %s', (SMTP_URL, needsTls) => {
  expect(read({ ...mail, SMTP_URL }).mail?.needsTls).toBe(needsTls);
});

test.each(['Owner <owner@example.com>', 'a@b.example, c@d.example', 'owner', ' a@b.example'])(
  'the address %j is refused for both ends of a mail',
  (address) => {
    for (const name of ['NOTIFY_TO', 'MAIL_FROM']) {
      expect(() => read({ ...mail, [name]: address })).toThrow(
        `Expected ${name} to be one mail address without a name`,
      );
    }
  },
);
