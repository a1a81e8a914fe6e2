import { expect, test } from 'vitest';
import type { Criterion } from '../report/criteria.ts';
import { checksFor, thoseThatNoticed } from './checksFor.ts';
import type { Defect } from './defect.ts';

const defect: Defect = {
  name: 'questions show no ring',
  criteria: ['2.4.7', '1.4.1'],
  kinds: { '2.4.7': 'one part' },
  file: 'src/ui/Accordion.css',
  original: 'outline: auto;',
  replacement: '',
};

const criterion = (
  number: string,
  decidable: Criterion['decidable'],
  needs: string[],
): Criterion => {
  const rest = { name: number, en301549: null, section508: null, because: '', missing: [] };
  return { ...rest, number, level: 'AA', decidable, needs, faults: [] };
};

const requirement = (id: string, file: string, criteria: string[]) => ({
  id,
  sentence: '',
  file: `src/ui/${file}.requirements.json`,
  criteria,
});

const row = (id: string, method: string, source: string) => ({ requirement: id, method, source });

const known = {
  criteria: [
    criterion('2.4.7', 'machine', ['focus/ring']),
    criterion('1.4.1', 'person', ['colour']),
  ],
  requirements: [
    requirement('focus/ring', 'Focus', ['2.4.7']),
    requirement('faq/opens', 'Accordion', []),
    requirement('links/colour', 'Link', ['1.4.1']),
    requirement('select/keys', 'SelectField', ['2.1.1']),
  ],
  record: [
    row('focus/ring', 'test in the browser', 'tests/journeys/ring.test.ts (12)'),
    row('faq/opens', 'unit test', 'src/ui/Accordion.test.tsx (2)'),
    row('links/colour', 'unit test', 'tests/site/names.test.ts (1)'),
    row('links/colour', 'unit test', 'tests/builds/builds.test.ts (1)'),
    row('select/keys', 'unit test', 'src/ui/SelectField.test.tsx (3)'),
  ],
  testFiles: [
    'src/ui/Accordion.test.tsx',
    'src/ui/AccordionItem.test.tsx',
    'src/server/main.test.ts',
  ],
};

/** What takes less than every journey, and finds most. */
const widening = ['those that load it', 'the built site', 'all tests', 'short journeys'];

test('first what a criterion rests on that a machine decides, then what is near, then everything', () => {
  const rounds = checksFor(defect, known);
  expect(rounds.map(({ name }) => name)).toEqual([
    'needed',
    'near',
    ...widening,
    'needed on every page',
    'all journeys',
  ]);
  expect(rounds[0]).toEqual({
    name: 'needed',
    units: [],
    journeys: ['tests/journeys/ring.test.ts'],
    tags: ['focus/ring'],
    endsBy: 'tagged',
    isShort: true,
  });
  expect(rounds[1]?.units).toEqual(['src/ui/Accordion.test.tsx', 'tests/site/names.test.ts']);
  expect(rounds[1]?.tags).toEqual(['faq/opens', 'links/colour']);
});

test('a defect of which no requirement is known is held against the tests beside it, then everything', () => {
  const stray = { ...defect, criteria: [], kinds: {}, file: 'src/server/main.ts' };
  const rounds = checksFor(stray, known);
  expect(rounds.map(({ name }) => name)).toEqual(['near', ...widening, 'all journeys']);
  expect(rounds[1]?.loading).toEqual(['src/server/main.ts']);
  expect(rounds[0]?.units).toEqual(['src/server/main.test.ts']);
  const alone = checksFor({ ...stray, file: 'src/server/other.ts' }, known);
  expect(alone.map(({ name }) => name)).toEqual([...widening, 'all journeys']);
});

test('where nothing is lost those are asked again that have noticed something, each once', () => {
  const noticed = [
    { file: 'tests/journeys/ring.test.ts', title: 'each has a ring', tags: ['focus/ring'] },
    { file: 'src/ui/Accordion.test.tsx', title: 'it opens', tags: [] },
    { file: 'tests/journeys/ring.test.ts', title: 'each has a ring', tags: ['focus/ring'] },
    { file: 'src/tools/build/build.ts', title: 'npm run build', tags: [] },
  ];
  const [round, second] = thoseThatNoticed(noticed);
  expect(second).toBeUndefined();
  expect(round).toMatchObject({
    units: ['src/ui/Accordion.test.tsx'],
    journeys: ['tests/journeys/ring.test.ts'],
    titles: ['each has a ring', 'it opens', 'npm run build'],
  });
});

test('as many as have noticed something are asked in rounds that a system takes as arguments', () => {
  const noticed = Array.from({ length: 3 }, (_file, file) =>
    Array.from({ length: 400 }, (_title, title) => ({
      file: `tests/journeys/${file}.test.ts`,
      title: `${'it says of each of its parts what it is, '.repeat(2)}${file} ${title}`,
      tags: [],
    })),
  ).flat();
  const rounds = thoseThatNoticed(noticed);
  const files = rounds.flatMap(({ journeys = [] }) => journeys);
  expect([...new Set(files)]).toEqual([...new Set(noticed.map(({ file }) => file))]);
  expect(rounds.flatMap(({ titles = [] }) => titles)).toHaveLength(noticed.length);
  for (const { titles = [] } of rounds) {
    const pattern = titles.map((title) => RegExp.escape(title)).join('|');
    expect(pattern.length).toBeLessThan(128 * 1024);
  }
});
