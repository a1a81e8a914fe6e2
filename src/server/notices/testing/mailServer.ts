import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail server with one box. */
export type MailServer = {
  url: string;
  /** Mails as they came, with their headers. */
  mails: string[];
  /** Whether it takes mails now; if not, it says that it has a trouble of its own. */
  isWell: boolean;
};

/** Starts a mail server, which ends with the test. */
export async function startMailServer(): Promise<MailServer> {
  const box: MailServer = { url: '', mails: [], isWell: true };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, _session, done) {
      // A sender that was killed has sent half of one.
      const mail = await text(stream).catch(() => undefined);
      if (mail === undefined) return;
      if (!box.isWell) {
        done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        return;
      }
      box.mails.push(mail);
      done();
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  box.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return box;
}
