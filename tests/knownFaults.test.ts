import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, afterAll, expect, test } from 'vitest';
import type { LocaleProblem } from '../src/i18n/check/problem.ts';
import { readWords } from '../src/i18n/check/readWords.ts';
import { root } from '../src/project/root.ts';
import { findLocaleProblems } from '../src/tools/locales/checkLocales.ts';
import { knownFaults, type KnownFault } from './testing/plantedFaults/known.ts';

/** Languages that are not the site's, in order as far as anybody knows. */
const sound = join(root, 'tests/testing/soundLocales');

let folder = '';
let model = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faults-'));
  model = join(folder, 'model/locales');
  await cp(join(root, 'locales'), model, { recursive: true });
  for (const entry of await readdir(sound, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    await cp(join(sound, entry.name), join(model, entry.name), { recursive: true });
  }
  await cp(model, join(folder, 'locales'), { recursive: true });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a language that is in order has at most one alarm in a hundred texts', async () => {
  const problems = await findLocaleProblems(join(folder, 'model'));
  for (const locale of await readdir(sound)) {
    const files = await readdir(join(sound, locale)).catch(() => []);
    if (files.length === 0) continue;
    const texts = await Promise.all(
      files.map(
        async (file) => readWords(file, await readFile(join(sound, locale, file))).words.size,
      ),
    );
    const alarms = problems.filter(({ file }) => file.startsWith(`locales/${locale}/`));
    const many = texts.reduce((sum, size) => sum + size, 0) / 100;
    expect(alarms.length, JSON.stringify(alarms)).toBeLessThanOrEqual(many);
    expect(alarms.filter(({ severity }) => severity !== 'hint')).toEqual([]);
  }
});

test('at least 97 of 100 planted mistakes are found, and some of every class', async () => {
  const before = new Set((await findLocaleProblems(folder)).map(idOf));
  const missed: KnownFault[] = [];
  for (const fault of knownFaults) {
    await plant(fault);
    const looked = fault.edit.kind === 'move' ? [fault.locale, fault.edit.to] : [fault.locale];
    const problems = await findLocaleProblems(folder, looked);
    if (problems.every((problem) => before.has(idOf(problem)))) missed.push(fault);
    await restore(fault);
  }
  const classes = new Set(knownFaults.map((fault) => fault.class));
  const found = new Set(
    knownFaults.filter((fault) => !missed.includes(fault)).map((fault) => fault.class),
  );
  expect([...classes].filter((name) => !found.has(name))).toEqual([]);
  expect(missed.length, JSON.stringify(missed, null, 2)).toBeLessThanOrEqual(
    knownFaults.length * 0.03,
  );
}, 120_000);

function idOf({ rule, file, key, message }: LocaleProblem): string {
  return [rule, file, key, message].join(' ');
}

async function plant({ locale, edit }: KnownFault): Promise<void> {
  const path = (name: string) => join(folder, 'locales', name);
  if (edit.kind === 'write') await writeFile(path(edit.path), edit.content);
  else if (edit.kind === 'bytes') await writeFile(path(edit.path), Buffer.from(edit.hex, 'hex'));
  else if (edit.kind === 'move') await rename(path(edit.from), path(edit.to));
  else if (edit.kind === 'remove') await rm(path(edit.path));
  else if (edit.kind === 'link') await symlink(edit.target, path(edit.path));
  else {
    const file = path(`${locale}/${edit.file}`);
    const text = await readFile(file, 'utf8');
    const changed =
      edit.kind === 'text' ? withText(text, edit) : text.replace(edit.find, () => edit.replacement);
    expect(changed, JSON.stringify(edit)).not.toBe(text);
    await writeFile(file, changed);
  }
}

function withText(content: string, { key, text }: { key: string; text: unknown }): string {
  const words = JSON.parse(content) as Record<string, unknown>;
  const path = key.split('.');
  const parent = path.slice(0, -1).reduce<Record<string, unknown>>((object, name) => {
    return object[name] as Record<string, unknown>;
  }, words);
  const last = path.at(-1) ?? '';
  expect(parent, key).toHaveProperty([last]);
  parent[last] = text;
  return JSON.stringify(words, null, 2);
}

/** Puts the language back as it was, and takes away what stands beside it. */
async function restore({ locale, edit }: KnownFault): Promise<void> {
  const other = edit.kind === 'move' ? edit.to : edit.kind === 'link' ? edit.path : locale;
  await rm(join(folder, 'locales', other), { recursive: true, force: true });
  await rm(join(folder, 'locales', locale), { recursive: true, force: true });
  await mkdir(join(folder, 'locales'), { recursive: true });
  await cp(join(model, locale), join(folder, 'locales', locale), { recursive: true }).catch(
    () => undefined,
  );
}
