import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { siteOrigin } from '../../src/delivery/siteOrigin.ts';
import { siteSumsFile } from '../../src/tools/verify/siteSums.ts';
import { reportsFolder } from '../../src/project/repository.ts';
import { build, copyProject, filesOf } from '../../src/project/copyProject.ts';

// One build of a copy shows two things: the same sources give the same bytes wherever they are
// built, and an address of the site is nowhere written by hand, where no setting could reach it.

const otherOrigin = 'https://site.example';
const project = join(import.meta.dirname, '../..');

/** Another clock, language and home, and no fonts of the system. */
const elsewhere = {
  ...{ TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
  ...{ HOME: '/nowhere', FONTCONFIG_FILE: '/dev/null' },
};

let copy = '';
let result = { code: 1, output: '' };

beforeAll(async () => {
  copy = copyProject();
  result = await build(copy, { ...elsewhere, SITE_ORIGIN: otherOrigin });
});

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

test('a build says what it does', () => {
  expect(result.output.split('\n').slice(0, 3)).toEqual(['Locales', 'Scripts and styles', 'Pages']);
  expect(result.code).toBe(0);
});

test('two builds of the same sources give the same bytes wherever they run, and every address of the site is the one that was set', () => {
  expect(result.code).toBe(0);
  const files = builtFiles(copy);
  expect(builtFiles(project)).toEqual(files);
  expect(files.filter((file) => !isSame(file))).toEqual([]);
});

/** Whether both builds wrote a file alike, where each has its own origin. */
function isSame(file: string): boolean {
  const [one, other] = [readFileSync(join(project, file)), readFileSync(join(copy, file))];
  // The list of published files names the address that it was made for, whatever that of the site.
  if (file === `dist/${reportsFolder}/${siteSumsFile}`) return one.equals(other);
  return stripped(file, one, siteOrigin) === stripped(file, other, otherOrigin);
}

/** What a file says, decompressed, without the origin; one that was typed would stay in the copy. */
function stripped(file: string, bytes: Buffer, origin: string): string {
  if (file.endsWith('.br')) return stripped('', brotliDecompressSync(bytes), origin);
  if (file.endsWith('.gz')) return stripped('', gunzipSync(bytes), origin);
  const text = bytes.toString('latin1');
  if (!/^build\/.*\.js$/u.test(file)) return text.replaceAll(origin, '');
  // They hold their settings, and in comments the way to the packages, which a copy only links.
  const settings = /\{[^{}]*"MODE"[^{}]*\}/gu;
  return text.replaceAll(settings, '').replaceAll(/^\/\/ .*(?=node_modules\/)/gmu, '');
}

/** How `writeWhole` ends the name of a file that it has begun: a build that was killed leaves some. */
const draft = /\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

/** What a build left, but the note of what it was made from, its settings among it. */
function builtFiles(folder: string): string[] {
  return ['dist', 'build']
    .flatMap((part) => filesOf(join(folder, part)).map((file) => `${part}/${file}`))
    .filter((file) => file !== 'build/inputs.txt' && !draft.test(file));
}

test('a problem in an English file stops the build, which says where', async () => {
  const faulty = copyProject();
  onTestFinished(() => {
    rmSync(faulty, { recursive: true });
  });
  writeFileSync(join(faulty, 'locales/en/forms.json'), '{\n  "a": "x",\n}\n');
  expect(await build(faulty)).toEqual({
    code: 1,
    output:
      'Locales\n1 problem in the English words, from which every language is made:\n' +
      'locales/en/forms.json:3:1 Expected JSON, got "}" (PropertyNameExpected). Mend the syntax here.\n',
  });
});
