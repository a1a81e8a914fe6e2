import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { intakePaths } from '../../src/contract/intake.ts';
import { root } from '../../src/project/root.ts';
import { printedMatch } from '../../src/server/testing/printedMatch.ts';
import { freePort } from '../testing/freePort.ts';
import { readContainerFile } from './testing/containerFile.ts';
import { layImage } from './testing/layImage.ts';

// No container is started here: what the image would hold, as whom it would run and what it may
// write is laid out by the container file itself.

const file = readContainerFile();

/** Only root can be somebody else; whoever tests is not root else, and is as little allowed. */
const [uid = 0, gid = 0] = process.getuid?.() === 0 ? file.user.split(':').map(Number) : [];
const somebody = uid > 0 ? { uid, gid } : {};

test('the image serves pages and takes forms with nothing but what is copied, as a user who may write nowhere but in its data', async () => {
  const { site, programs, data } = layImage(file);
  if (uid > 0) chownSync(data, uid, gid);
  expect(file.environment['DATA_DIR']).toBe(file.volume);
  const environment = {
    ...file.environment,
    ...{ PATH: programs, HOST: '127.0.0.1', PORT: String(await freePort()), DATA_DIR: data },
  };
  const [program = '', ...words] = file.command;
  const server = spawn(program, words, { cwd: site, env: environment, ...somebody });
  onTestFinished(() => void server.kill('SIGKILL'));
  const said: string[] = [];
  server.stderr.on('data', (chunk) => said.push(String(chunk)));
  const [, origin = ''] = await printedMatch(server, /^Listening on (\S+)$/mu);

  expect(await (await fetch(`${origin}/`)).text()).toBe(
    readFileSync(join(root, 'dist/index.html'), 'utf8'),
  );
  const post = (init: RequestInit) =>
    fetch(`${origin}${intakePaths.newsletter}?page=home&locale=en`, { method: 'POST', ...init });
  const taken = await post({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'asha@example.com' }),
  });
  expect(taken.status).toBe(200);
  const mistaken = await post({ body: new URLSearchParams({ email: 'asha' }) });
  expect(mistaken.status).toBe(422);
  expect(await mistaken.text()).toContain('value="asha"');
  expect(readdirSync(data)).toContain('submissions.db');

  const [asking = '', ...how] = file.healthCheck;
  const options = { env: environment, cwd: site, ...somebody };
  await promisify(execFile)(asking, how, options);
  server.kill(file.stopSignal as NodeJS.Signals);
  expect(await once(server, 'exit')).toEqual([0, null]);
  await expect(promisify(execFile)(asking, how, options)).rejects.toMatchObject({ code: 1 });
  // Nobody has set up how the owner is told.
  expect(said).toEqual([expect.stringMatching(/^Nobody will be told .+\n$/u)]);
});

test('the image runs as a user who is not root, on the Node of the lock file', () => {
  expect(file.user).toMatch(/^[1-9]\d*:[1-9]\d*$/u);
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  expect(file.base).toMatch(`node:${devDependencies['node']}-`);
});

test('what git ignores, and the history, is not sent to who builds the image', () => {
  const lines = (path: string) => readFileSync(join(root, path), 'utf8').trimEnd().split('\n');
  const sent = lines('.dockerignore');
  expect(lines('.gitignore').filter((line) => !sent.includes(line))).toEqual([]);
  expect(sent).toContain('/.git/');
});
