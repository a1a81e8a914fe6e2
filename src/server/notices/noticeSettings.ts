import type { Channel } from '../store/notice.ts';
import { isOwnNetwork } from './isOwnNetwork.ts';
import { isPlainAddress } from './plainAddress.ts';

/** Where the owner's program takes notices, and the secret that they are signed with. */
export type WebhookSettings = { url: string; secret: string };

/** The mail server, whether it has to offer TLS, and from whom to whom mails go. */
export type MailSettings = { url: string; needsTls: boolean; from: string; to: string };

/** How the owner is told; nobody is if there is neither. */
export type NoticeSettings = { webhook?: WebhookSettings; mail?: MailSettings };

/**
 * Reads `NOTIFY_URL` and `NOTIFY_SECRET`, and `SMTP_URL`, `NOTIFY_TO` and `MAIL_FROM`: all that belong
 * together or none. Mail needs `LINK_SECRET`, too: what visitors are mailed has links in it.
 * @throws Error if one is missing or not what it should be. It quotes neither address nor secret.
 */
export function readNoticeSettings(environment: NodeJS.ProcessEnv): NoticeSettings {
  const webhook = together(environment, ['NOTIFY_URL', 'NOTIFY_SECRET']);
  const mail = together(environment, ['SMTP_URL', 'NOTIFY_TO', 'MAIL_FROM']);
  if (mail && (environment['LINK_SECRET'] ?? '') === '') {
    throw new Error(
      'Expected LINK_SECRET to be set with SMTP_URL, got none: links in mails have to outlive this start; set what `openssl rand -base64 32` prints.',
    );
  }
  return { ...(webhook && { webhook: webhookOf(webhook) }), ...(mail && { mail: mailOf(mail) }) };
}

/** The channels that are set up: with mail, visitors are written to as well. */
export function channelsOf({ webhook, mail }: NoticeSettings): Channel[] {
  return [
    ...(webhook ? ['webhook' as const] : []),
    ...(mail ? (['mail', 'visitor'] as const) : []),
  ];
}

/** The values of settings that go together; undefined if none is set. */
function together<Name extends string>(
  environment: NodeJS.ProcessEnv,
  names: readonly Name[],
): Record<Name, string> | undefined {
  const isSet = (name: Name): boolean => (environment[name] ?? '') !== '';
  const missing = names.filter((name) => !isSet(name));
  if (missing.length === names.length) return undefined;
  if (missing.length === 0) return environment as Record<Name, string>;
  throw new Error(
    `Expected ${names.join(', ')} to be set together, got no ${missing.join(' and no ')}: set all of them or none.`,
  );
}

function webhookOf(given: Record<'NOTIFY_URL' | 'NOTIFY_SECRET', string>): WebhookSettings {
  const url = urlOf(given.NOTIFY_URL);
  const isSafe =
    url?.protocol === 'https:' || (url?.protocol === 'http:' && isOwnNetwork(url.hostname));
  if (!isSafe || url.username !== '' || url.password !== '') {
    throw new Error(
      'Expected NOTIFY_URL to be an https address without user and password (http is enough for a private address, or a host without a dot), got another: set such a one; NOTIFY_SECRET says who sends.',
    );
  }
  if (given.NOTIFY_SECRET.length < shortestSecret) {
    throw new Error(
      `Expected NOTIFY_SECRET to have at least ${shortestSecret} characters, got ${given.NOTIFY_SECRET.length}: set what \`openssl rand -hex 32\` prints.`,
    );
  }
  return { url: url.href, secret: given.NOTIFY_SECRET };
}

const shortestSecret = 16;

function mailOf(given: Record<'SMTP_URL' | 'NOTIFY_TO' | 'MAIL_FROM', string>): MailSettings {
  const url = urlOf(given.SMTP_URL);
  if (url === undefined || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new Error(
      'Expected SMTP_URL to be the address of a mail server, got something else: set one such as "smtps://user:password@mail.example:465".',
    );
  }
  for (const name of ['NOTIFY_TO', 'MAIL_FROM'] as const) {
    if (!isPlainAddress(given[name])) {
      throw new Error(
        `Expected ${name} to be one mail address without a name, got something else: set one such as "leads@techeon.example".`,
      );
    }
  }
  return {
    url: given.SMTP_URL,
    needsTls: url.protocol === 'smtp:' && !isOwnNetwork(url.hostname),
    from: given.MAIL_FROM,
    to: given.NOTIFY_TO,
  };
}

function urlOf(text: string): URL | undefined {
  return URL.parse(text) ?? undefined;
}
