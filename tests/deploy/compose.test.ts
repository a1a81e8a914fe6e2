import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { expect, onTestFinished, test } from 'vitest';
import { intakePaths } from '../../src/contract/intake.ts';
import { quote, temporaryFolder } from '../../src/server/testing/temporarySite.ts';
import { instancesOf, readComposeFile } from '../testing/composeFile.ts';
import { freePort } from '../testing/freePort.ts';
import { composition, missingOfDocker } from './testing/composition.ts';

const missing = missingOfDocker();
const title = 'the compose file starts, stores what is sent, and restarts an instance';

test.skipIf(missing !== undefined)(
  missing === undefined ? title : `${title} (not started, for this machine lacks ${missing})`,
  async () => {
    const port = await freePort();
    const { run } = composition(temporaryFolder(), port);
    onTestFinished(async () => void (await run('down', '--volumes', '--timeout', '1')), 120_000);
    await run('up', '--build', '--detach', '--wait');
    const ask = async (path: string, options: RequestOptions = {}, body?: string) => {
      // By a certificate that the balancer has made for itself.
      const asked = request({ port, path, rejectUnauthorized: false, ...options });
      asked.end(body);
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'compose-0001' };
    const send = () =>
      ask(intakePaths.quote, { method: 'POST', headers }, JSON.stringify({ ...quote }));
    expect(await ask('/about-us')).toBe(200);
    expect(await send()).toBe(201);
    for (const [name] of instancesOf(readComposeFile())) {
      await run('up', '--detach', '--no-deps', '--force-recreate', '--wait', name);
      expect(await send()).toBe(200);
      const rows = await run('exec', '-T', name, 'node', 'src/server/submissions.ts', 'list');
      expect(rows).toContain('Asha Rao');
    }
  },
  1_800_000,
);
