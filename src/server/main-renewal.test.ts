import { once } from 'node:events';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { intakePaths } from '../contract/intake.ts';
import type { Manifest } from '../delivery/manifest.ts';
import { startServerProcess } from './testing/serverProcess.ts';
import { runningServer } from './testing/runningServer.ts';
import { temporarySite } from './testing/temporarySite.ts';

const script = 'assets/browser-1a2b3c4d.js';

/** Puts another build in the place of one: other words on a page, and a script with another name. */
function rebuild(root: string): void {
  const site = join(root, 'dist');
  for (const ending of ['', '.br', '.gz']) {
    renameSync(join(site, script + ending), join(site, `assets/browser-99999999.js${ending}`));
    rmSync(join(site, `about-us/index.html${ending}`));
  }
  writeFileSync(join(site, 'about-us/index.html'), 'the next build');
  writeFileSync(join(root, 'build/renderer.js'), 'export const render = () => "drawn anew";');
  const file = join(root, 'build/manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const files = manifest.files.map((one) =>
    one.file === script ? { ...one, file: 'assets/browser-99999999.js' } : one,
  );
  writeFileSync(file, JSON.stringify({ ...manifest, files }));
}

async function drawn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}${intakePaths.newsletter}?page=home&locale=en`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'x' }),
  });
  expect(answer.status).toBe(422);
  return answer.text();
}

test('another build on disk changes nothing until SIGHUP, and then everything but old assets', async () => {
  const root = temporarySite();
  const { process: server, origin } = await runningServer(root);
  const page = async () => (await fetch(`${origin}/about-us`)).text();
  const before = await page();
  rebuild(root);
  expect(await page()).toBe(before);
  expect(await drawn(origin)).toContain('"refused"');
  expect((await fetch(`${origin}/${script}`)).status).toBe(200);
  server.kill('SIGHUP');
  await vi.waitFor(async () => expect(await page()).toBe('the next build'), 10_000);
  expect(await drawn(origin)).toBe('drawn anew');
  for (const file of [script, 'assets/browser-99999999.js']) {
    const answer = await fetch(`${origin}/${file}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
  }
});

test('a restart finds what the build before it has left, too', async () => {
  const root = temporarySite();
  const first = await runningServer(root);
  first.process.kill('SIGTERM');
  await once(first.process, 'exit');
  rebuild(root);
  const { origin } = await runningServer(root);
  expect(await (await fetch(`${origin}/${script}`)).text()).toBe(`content of ${script}`);
});

test('a build that is not whole changes nothing, and says why', async () => {
  const root = temporarySite();
  const { process: server, origin } = await startServerProcess(root, { stderr: 'pipe' });
  try {
    let said = '';
    server.stderr?.on('data', (chunk) => (said += String(chunk)));
    rmSync(join(root, 'dist/robots.txt'));
    server.kill('SIGHUP');
    await vi.waitFor(
      () =>
        expect(said).toMatch(
          /^Still serving the build before\. Expected .+ found no "robots\.txt": build the site again\.\n$/mu,
        ),
      10_000,
    );
    expect((await fetch(`${origin}/robots.txt`)).status).toBe(200);
    rmSync(join(root, 'dist'), { recursive: true });
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
});
