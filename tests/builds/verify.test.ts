import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { root } from '../../src/project/root.ts';
import { startServerProcess, type ServerProcess } from '../../src/server/testing/serverProcess.ts';
import { siteOrigin } from '../../src/tools/build/hostFiles.ts';
import { siteSums } from '../../src/tools/verify/siteSums.ts';

let copy = '';
let server: ServerProcess;

/** The built site in a folder of its own, served, with a report whose list is that of the build. */
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'served-'));
  for (const folder of ['dist', 'build']) {
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  }
  writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
  const sums = await siteSums(join(root, 'dist'), { site: siteOrigin, intake: '' });
  writeFileSync(join(copy, 'site.sha256'), sums);
  server = await startServerProcess(copy, { shell: 'exec 2>/dev/null' });
});

afterAll(() => {
  server.process.kill('SIGKILL');
  rmSync(copy, { recursive: true });
});

/** What the command says and how it ends. */
function verify(...parameters: string[]): Promise<{ code: unknown; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'src/tools/verify/verify.ts'), ...parameters],
      (error, stdout, stderr) => resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

test('a served copy is the site that was built until one byte of a page is another, which is named', async () => {
  const sound = await verify(server.origin, '--report', copy);
  expect(sound.output).toMatch(/Not checked: .*\n[1-9]\d* the same, 0 not\n$/su);
  expect(sound.code).toBe(0);
  const page = join(copy, 'dist/about-us/index.html');
  const text = readFileSync(page, 'utf8').replace('Techeon', 'Tacheon');
  writeFileSync(page, text);
  writeFileSync(`${page}.br`, brotliCompressSync(text));
  writeFileSync(`${page}.gz`, gzipSync(text));
  server.process.kill('SIGHUP');
  await vi.waitFor(async () => {
    const served = await fetch(`${server.origin}/about-us`);
    expect(await served.text()).toBe(text);
  }, 10_000);
  const { code, output } = await verify(server.origin, '--report', copy);
  expect(output.match(/^\/.*differs/gmu)).toEqual(['/about-us differs']);
  expect(output).toMatch(/ the same, 1 not\n$/u);
  expect(code).toBe(1);
});

test.each([
  ['no site', []],
  ['a page instead of a site', ['https://site.example/about-us']],
  ['a folder that is no report', ['https://site.example', '--report', tmpdir()]],
  ['an option that there is not', ['https://site.example', '--quick']],
])('asked with %s it says what it expects', async (_, parameters) => {
  const { code, output } = await verify(...parameters);
  expect(output).toMatch(/^Expected: npm run verify -- <site>.*\nBut /su);
  expect(code).toBe(2);
});

test('where nobody answers it says so', async () => {
  const { code, output } = await verify('http://127.0.0.1:9', '--report', copy);
  expect(output).toMatch(
    /^Expected an answer from http:\/\/127\.0\.0\.1:9\/.*got none in 3 attempts/u,
  );
  expect(code).toBe(1);
});
