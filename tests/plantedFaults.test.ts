import {
  mkdtempSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocaleProblem } from '../src/i18n/check/problem.ts';
import { findLocaleProblems } from '../src/tools/locales/checkLocales.ts';
import { readProject } from '../src/tools/locales/readProject.ts';
import { faultClasses } from './testing/plantedFaults/faultClasses.ts';
import { plant } from './testing/plantedFaults/plant.ts';
import type { Edit, PlantedFault } from './testing/plantedFaults/plantedFault.ts';
import { readFaults } from './testing/plantedFaults/readFaults.ts';
import { soundProject } from './testing/plantedFaults/soundProject.ts';

const project = mkdtempSync(join(tmpdir(), 'planted-'));

beforeAll(() => soundProject(project));
afterAll(() => rmSync(project, { recursive: true }));

/** Mistakes by somebody who had not seen the rules, and by their author. */
const writers = { unseen: readFaults('unseen'), known: readFaults('known') };
const all = Object.values(writers).flat();

test('every kind of mistake is planted at least twice, and none of them the same way', () => {
  const counts = faultClasses.map((name) => [
    name,
    writers.unseen.filter((fault) => fault.class === name).length,
  ]);
  expect(counts.filter(([, count = 0]) => Number(count) < 2)).toEqual([]);
  const edits = all.map(({ locale, edit }) => JSON.stringify([locale, edit]));
  expect(new Set(edits).size).toBe(edits.length);
  expect(all.length).toBeGreaterThanOrEqual(250);
});

test('a language that is in order has at most one alarm in a hundred texts', async () => {
  const problems = await findLocaleProblems(project);
  for (const [locale, files] of await readProject(project)) {
    const texts = [...files.values()].reduce((sum, { words }) => sum + words.size, 0);
    const alarms = problems.filter(({ file }) => file.startsWith(`locales/${locale}/`));
    expect(alarms.length, JSON.stringify(alarms)).toBeLessThanOrEqual(texts / 100);
    expect(alarms.filter(({ severity }) => severity !== 'hint')).toEqual([]);
  }
});

test.each(Object.entries(writers))(
  'of the mistakes that people plant, the rules %s to them, 97 in 100 are found, and some of every kind',
  async (_, faults) => {
    const sound = filesOf(project);
    const before = new Set((await findLocaleProblems(project)).map(sayingOf));
    const misfits: string[] = [];
    const missed: PlantedFault[] = [];
    for (const fault of faults) {
      await plant(project, fault).catch((error: unknown) => misfits.push(String(error)));
      const changed = differences(sound, filesOf(project));
      const expected = changedPaths(fault, [...sound.keys()]).toSorted();
      if (changed.join('\n') !== expected.join('\n')) {
        misfits.push(`${fault.class}, "${fault.note}": expected ${expected}, came ${changed}`);
      }
      const folders = new Set(changed.map((path) => path.split('/')[1] ?? ''));
      const problems = await findLocaleProblems(project, [...folders]);
      if (problems.every((problem) => before.has(sayingOf(problem)))) missed.push(fault);
      restore(sound, changed);
    }
    expect(misfits).toEqual([]);
    expect(missed.length / faults.length, JSON.stringify(missed, null, 2)).toBeLessThanOrEqual(
      0.03,
    );
    const found = new Set(faults.filter((fault) => !missed.includes(fault)).map(kindOf));
    expect(faults.map(kindOf).filter((kind) => !found.has(kind))).toEqual([]);
  },
);

function kindOf(fault: PlantedFault): string {
  return fault.class;
}

function sayingOf({ rule, file, key, message }: LocaleProblem): string {
  return [rule, file, key, message].join(' ');
}

test('a mistake in a text leaves all other texts of the file as they are', async () => {
  const fault = inFrench({ kind: 'text', file: 'home', key: 'hero.quote', text: 'De\u200bvis' });
  const sound = filesOf(project);
  const path = 'locales/fr/home.json';
  await plant(project, fault);
  const changed = readFileSync(join(project, path), 'utf8');
  restore(sound, [path]);
  const words = JSON.parse(String(sound.get(path))) as { hero: object };
  expect(JSON.parse(changed)).toEqual({
    ...words,
    hero: { ...words.hero, quote: 'De\u200bvis' },
  });
});

test.each<[string, Edit]>([
  ['there is no text', { kind: 'text', file: 'home', key: 'hero.gone', text: 'Devis' }],
  ['there is no text', { kind: 'text', file: 'home', key: 'hero', text: 'Devis' }],
  ['it changes nothing', { kind: 'text', file: 'menu', key: 'pages.home', text: 'Accueil' }],
  ['is not there', { kind: 'replace', file: 'menu', find: 'Startseite', replacement: '' }],
  ['2 times', { kind: 'replace', file: 'forms', find: '24', replacement: '' }],
])('a mistake that does not fit the words says so: %s', async (message, edit) => {
  await expect(plant(project, inFrench(edit))).rejects.toThrow(message);
});

function inFrench(edit: Edit): PlantedFault {
  return { class: 'untranslated', locale: 'fr', note: 'For this test.', edit };
}

type Files = ReadonlyMap<string, Buffer>;

/** Every file of a language but English with its bytes, and every link with where it leads. */
function filesOf(folder: string): Files {
  const locales = readdirSync(join(folder, 'locales'), { withFileTypes: true });
  const entries = locales
    .filter(({ name }) => name !== 'en')
    .flatMap((entry) =>
      entry.isDirectory()
        ? readdirSync(join(entry.parentPath, entry.name), { recursive: true, withFileTypes: true })
        : [entry],
    );
  return new Map(
    entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name);
        const content = entry.isSymbolicLink()
          ? Buffer.from(`link to ${readlinkSync(path)}`)
          : readFileSync(path);
        return [path.slice(folder.length + 1), content];
      }),
  );
}

function differences(before: Files, after: Files): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths]
    .filter((path) => {
      const content = after.get(path);
      return content === undefined || before.get(path)?.equals(content) !== true;
    })
    .toSorted();
}

/** Which files may differ once the fault is planted. */
function changedPaths({ locale, edit }: PlantedFault, files: readonly string[]): string[] {
  if ('file' in edit) return [`locales/${locale}/${edit.file}.json`];
  if ('path' in edit) return [edit.path];
  return files
    .filter((path) => path === edit.from || path.startsWith(`${edit.from}/`))
    .flatMap((path) => [path, edit.to + path.slice(edit.from.length)]);
}

function restore(sound: Files, changed: readonly string[]): void {
  for (const path of changed) {
    rmSync(join(project, path), { force: true });
    const content = sound.get(path);
    if (content === undefined) continue;
    mkdirSync(dirname(join(project, path)), { recursive: true });
    writeFileSync(join(project, path), content);
  }
}
