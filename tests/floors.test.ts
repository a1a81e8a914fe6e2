import { existsSync, globSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, readSources, visitNodes, type Source } from './testing/sources.ts';

type Floor = {
  folder: string;
  mayImport: readonly string[];
  because: string;
  /** Run by Node as it is, and by nothing else. */
  onNode?: true;
};

/** The floors of the house. An import goes down, never up and never sideways past this table. */
const floors: readonly Floor[] = [
  { folder: 'site', mayImport: [], because: 'facts depend on nothing' },
  { folder: 'contract', mayImport: [], because: 'browser and server must both be able to load it' },
  {
    folder: 'delivery',
    mayImport: ['site', 'contract'],
    because: 'build, renderer and server all load what they hand each other',
  },
  { folder: 'enhancers', mayImport: [], because: 'the entry script must stay a few kilobytes' },
  {
    folder: 'layout',
    mayImport: [],
    because: 'everything drawn may stand in it, so it knows nothing',
  },
  { folder: 'words', mayImport: [], because: 'a word knows its language, not where it is shown' },
  {
    folder: 'i18n/check',
    onNode: true,
    mayImport: ['words'],
    because: 'Node runs it before there is anything to draw',
  },
  {
    folder: 'i18n',
    mayImport: ['site', 'contract', 'delivery', 'words'],
    because: 'words know facts, not pictures',
  },
  {
    folder: 'ui',
    mayImport: ['layout', 'words'],
    because: 'parts take every word and fact as a prop',
  },
  {
    folder: 'sections',
    mayImport: ['layout', 'words', 'ui'],
    because: 'furniture takes every word and fact as a prop',
  },
  {
    folder: 'forms',
    mayImport: ['contract', 'words', 'ui'],
    because: 'forms travel to the browser without words',
  },
  {
    folder: 'islands',
    mayImport: ['delivery', 'words', 'sections', 'forms', 'enhancers'],
    because: 'an island gets its words as props',
  },
  {
    folder: 'pages',
    mayImport: [
      'site',
      'delivery',
      'i18n',
      'layout',
      'words',
      'ui',
      'sections',
      'forms',
      'islands',
      'contract',
    ],
    because: 'a page joins words, facts and parts, and does not know the document around it',
  },
  {
    folder: 'pictures/drawing',
    mayImport: ['site', 'delivery', 'i18n', 'ui'],
    because: 'a picture is drawn by the parts of a page, without the document around it',
  },
  {
    folder: 'app',
    mayImport: [
      'contract',
      'pictures/drawing',
      'site',
      'delivery',
      'i18n',
      'layout',
      'words',
      'ui',
      'sections',
      'islands',
      'pages',
      'enhancers',
    ],
    because: 'what is drawn must not need a server or a tool to be drawn',
  },
  {
    folder: 'gallery',
    mayImport: ['site', 'contract', 'layout', 'words', 'ui', 'sections', 'forms', 'islands', 'app'],
    because: 'it shows the parts as they are, in the document of the site, with words of its own',
  },
  {
    folder: 'reports',
    mayImport: ['site', 'delivery', 'i18n', 'layout', 'words', 'ui', 'sections', 'app', 'gallery'],
    because: 'a report shows what was found, with the parts of the site, and does not look for it',
  },
  {
    folder: 'project',
    mayImport: [],
    because: 'it knows the folder that the project lies in, and nothing of the site',
    onNode: true,
  },
  {
    folder: 'pictures',
    onNode: true,
    mayImport: ['site', 'delivery', 'project'],
    because: 'Node plans and writes pictures; what draws them reaches it in the bundle',
  },
  {
    folder: 'server/http',
    onNode: true,
    mayImport: ['contract'],
    because: 'what any answer needs knows neither pages nor submissions',
  },
  {
    folder: 'server/threads',
    onNode: true,
    mayImport: [],
    because: 'a thread is asked without knowing what for',
  },
  {
    folder: 'server/turns',
    onNode: true,
    mayImport: [],
    because: 'who waits for whom is settled without knowing what for',
  },
  {
    folder: 'server/links',
    onNode: true,
    mayImport: ['contract', 'delivery'],
    because: 'a link is sealed without knowing what answers it',
  },
  {
    folder: 'server/store',
    onNode: true,
    mayImport: ['contract', 'server/http', 'server/threads', 'server/turns'],
    because: 'what is kept does not depend on how it came',
  },
  {
    folder: 'server/site',
    onNode: true,
    mayImport: ['delivery', 'server/http', 'server/threads'],
    because: 'pages are sent whether or not submissions are taken',
  },
  {
    folder: 'server/intake',
    onNode: true,
    mayImport: [
      'site',
      'contract',
      'delivery',
      'server/http',
      'server/turns',
      'server/links',
      'server/store',
      'server/site',
    ],
    because: 'a refused submission is answered with its page',
  },
  {
    folder: 'server',
    onNode: true,
    mayImport: [
      'site',
      'contract',
      'delivery',
      'server/http',
      'server/turns',
      'server/links',
      'server/store',
      'server/site',
      'server/intake',
    ],
    because: 'Node runs it as it is; what draws reaches it as the bundle of the renderer',
  },
  {
    folder: 'tools/browser',
    onNode: true,
    mayImport: ['project', 'server', 'server/links', 'server/store', 'server/site'],
    because: 'who drives a browser does not know what is looked for',
  },
  {
    folder: 'tools/states',
    onNode: true,
    mayImport: ['contract', 'site', 'delivery', 'server/site', 'tools/browser'],
    because: 'a state is brought about without knowing who looks at it',
  },
  {
    folder: 'tools/report',
    onNode: true,
    mayImport: ['delivery', 'tools/states'],
    because: 'what a report says does not depend on who fills it',
  },
  {
    folder: 'tools/locales',
    onNode: true,
    mayImport: ['site', 'i18n/check', 'project', 'tools/report'],
    because: 'it knows the files of words and reports on them, and nothing of how they are shown',
  },
  {
    folder: 'tools/samples',
    onNode: true,
    mayImport: ['site', 'i18n/check', 'project', 'tools/locales'],
    because: 'it finds what is named as a sample, whoever asks for it',
  },
  {
    folder: 'tools/build',
    onNode: true,
    mayImport: [
      'site',
      'delivery',
      'project',
      'pictures',
      'tools/locales',
      'tools/samples',
      'tools/states',
      'tools/report',
    ],
    because: 'a build knows the report it publishes, and not how it came about',
  },
  {
    folder: 'tools/audit',
    onNode: true,
    mayImport: [
      'site',
      'delivery',
      'project',
      'server/site',
      'tools/locales',
      'tools/browser',
      'tools/states',
      'tools/report',
      'tools/build',
    ],
    because: 'it audits what the build has written',
  },
  {
    folder: 'tools',
    onNode: true,
    mayImport: [
      'site',
      'delivery',
      'i18n/check',
      'project',
      'server',
      'server/http',
      'server/store',
      'server/site',
      'tools/locales',
      'tools/browser',
      'tools/states',
      'tools/report',
      'tools/build',
      'tools/audit',
    ],
    because: 'Node runs them as they are; what draws reaches them as the bundle of the renderer',
  },
];

const sources = readSources().map((source) => ({ ...source, imports: importsOf(source) }));

function floorOf(file: string): Floor | undefined {
  // The deeper folder first: `i18n/check` is a floor of its own inside of `i18n`.
  return floors
    .toSorted((a, b) => b.folder.length - a.folder.length)
    .find(({ folder }) => file.startsWith(`src/${folder}/`));
}

test('every source file stands on a floor', () => {
  expect(sources.filter(({ file }) => floorOf(file) === undefined).map(({ file }) => file)).toEqual(
    [],
  );
});

test.each(floors)('$folder uses what it may import: $mayImport', ({ folder, mayImport }) => {
  const used = new Set(
    sources
      .filter(({ file }) => floorOf(file)?.folder === folder)
      .flatMap(({ imports }) => imports.map(({ target = '' }) => floorOf(target)?.folder)),
  );
  expect(mayImport.filter((other) => !used.has(other))).toEqual([]);
});

test('the table goes from the ground up: a floor may import only such as stand before it', () => {
  const wrong = floors.flatMap(({ folder, mayImport }, index) =>
    mayImport
      .filter((other) => !floors.slice(0, index).some((lower) => lower.folder === other))
      .map((other) => `${folder} may import ${other}`),
  );
  expect(wrong).toEqual([]);
});

test.each(floors)('$folder imports only what stands below it: $mayImport', (floor) => {
  const wrong = sources
    .filter(({ file }) => floorOf(file) === floor)
    .flatMap((source) => {
      const allowed = [floor.folder, ...floor.mayImport];
      return source.imports.flatMap(({ specifier, target }) => {
        if (target === undefined) return [];
        const below = floorOf(target)?.folder;
        if (below !== undefined && allowed.includes(below)) return [];
        const list = floor.mayImport.join(', ') || 'nothing of ours';
        return [
          `${source.file} imports ${specifier}, but ${floor.folder} may import ${list}: ${floor.because}`,
        ];
      });
    });
  expect(wrong).toEqual([]);
});

test('only what Node runs knows Node', () => {
  const wrong = sources
    .filter(({ file }) => floorOf(file)?.onNode !== true)
    .flatMap((source) =>
      source.imports
        .filter(({ specifier }) => specifier.startsWith('node:'))
        .map(({ specifier }) => `${source.file} imports ${specifier}, which no browser has`),
    );
  expect(wrong).toEqual([]);
});

test('what Node runs imports only what Node can load', () => {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  const reached = new Map<string, string>();
  const visit = (source: (typeof sources)[number]) => {
    for (const { target } of source.imports) {
      if (target === undefined || reached.has(target)) continue;
      reached.set(target, source.file);
      const next = byFile.get(target);
      if (next !== undefined) visit(next);
    }
  };
  for (const source of sources) {
    if (floorOf(source.file)?.onNode === true) visit(source);
  }
  const wrong = [...reached].flatMap(([file, importer]) => {
    if (!file.endsWith('.ts'))
      return [`${importer} imports ${file}: Node loads neither JSX nor CSS`];
    const source = byFile.get(file);
    if (source === undefined || !needsVite(source)) return [];
    return [`${importer} imports ${file}: import.meta.glob and .env exist only in Vite`];
  });
  expect(wrong).toEqual([]);
  expect(reached.size).toBeGreaterThan(10);
});

test('what is made up for tests stands in `testing`, which only tests import, and alone knows the runner', () => {
  const wrong = sources.flatMap((source) =>
    source.imports
      .filter(({ specifier }) =>
        /\/testing\/|^(?:vitest|@testing-library\/.*|@playwright\/test)$/u.test(specifier),
      )
      .map(({ specifier }) => `${source.file} imports ${specifier}, which is for tests`),
  );
  expect(wrong).toEqual([]);
});

/** Whether a file reads `import.meta.glob` or `import.meta.env`. */
function needsVite(source: Source): boolean {
  let isFound = false;
  visitNodes(source, {
    MemberExpression: ({ object, property }) => {
      if (object.type !== 'MetaProperty' || property.type !== 'Identifier') return;
      isFound ||= property.name === 'glob' || property.name === 'env';
    },
  });
  return isFound;
}

test('every import of ours names its file with its ending', () => {
  const wrong = sources.flatMap((source) =>
    source.imports
      .filter(({ target }) => target !== undefined)
      .filter(
        ({ target = '' }) =>
          extname(target) === '' || !existsSync(join(import.meta.dirname, '..', target)),
      )
      .map(({ specifier }) => `${source.file} imports ${specifier}, which Node would not find`),
  );
  expect(wrong).toEqual([]);
});

test('every file is named after its subject: none is called index, utils, helpers, common or misc', () => {
  const vague = /^(?:index|utils?|helpers?|common|misc)$/iu;
  const files = globSync('src/**/*', { cwd: join(import.meta.dirname, '..') });
  const named = files.filter((file) => vague.test(basename(file).split('.')[0] ?? ''));
  expect(named).toEqual([]);
});

test('every test of a source file stands beside its subject', () => {
  const project = join(import.meta.dirname, '..');
  const lonely = globSync('src/**/*.test.{ts,tsx}', { cwd: project }).filter((file) => {
    // What is tested of it may follow a hyphen, where one file would be too long.
    const name = basename(file).replace(/(?:-[a-z]+)?\.test\.tsx?$/u, '');
    const subject = join(project, dirname(file), name);
    return ![`${subject}.ts`, `${subject}.tsx`, `${subject}.css`].some((path) => existsSync(path));
  });
  expect(lonely).toEqual([]);
});
