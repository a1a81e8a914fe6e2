import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../src/site/routes.ts';

const project = join(import.meta.dirname, '..');

const papers = ['*.md', 'docs/**/*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: project }).map((file) => ({ file, text: read(file) })),
);

/** Papers that say what was true on their day: their paths may be gone. */
const isDated = (file: string) => /^CHANGELOG|decisions/u.test(file);

function read(file: string): string {
  return readFileSync(join(project, file), 'utf8');
}

function lines(file: string): string[] {
  return read(file).trimEnd().split('\n');
}

/** The addresses of links and pictures, as written; in code there is none. */
function targets(text: string): string[] {
  const prose = text.replaceAll(/`[^`\n]*`/gu, '');
  const found = prose.matchAll(/\]\((?<link>[^)\s]+)\)|\s(?:src|href)="(?<attribute>[^"]+)"/gu);
  return Array.from(found, ({ groups = {} }) => groups['link'] ?? groups['attribute'] ?? '');
}

/** The anchors that a forge gives to headings. */
function anchors(text: string): string[] {
  return Array.from(text.matchAll(/^#+ (?<title>.+)$/gmu), ({ groups = {} }) =>
    (groups['title'] ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test('every link between the papers leads somewhere', () => {
  const links = papers.flatMap(({ file, text }) =>
    targets(text)
      .filter((target) => !/^[a-z]+:/u.test(target))
      .map((target) => ({ file, target })),
  );
  expect(links.length).toBeGreaterThan(0);
  const lost = links.filter(({ file, target }) => {
    const [path = '', anchor] = target.split('#');
    const found = path === '' ? file : join(dirname(file), path);
    if (!existsSync(join(project, found))) return true;
    return anchor !== undefined && !anchors(read(found)).includes(anchor);
  });
  expect(lost).toEqual([]);
});

test('every file that a paper names is there', () => {
  const named = papers.flatMap(({ file, text }) =>
    isDated(file)
      ? []
      : Array.from(
          text.matchAll(/`((?:src|tests|docs|locales|a11y-reports)\/[\w./-]*)`/gu),
          (found) => ({
            file,
            path: found[1] ?? '',
          }),
        ),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ path }) => !existsSync(join(project, path)))).toEqual([]);
});

test('every script that a paper names is there', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = papers.flatMap(({ file, text }) =>
    isDated(file)
      ? []
      : Array.from(text.matchAll(/npm run (?:--silent |-s )?(?<script>[\w:-]+)/gu), (found) => ({
          file,
          script: found.groups?.['script'] ?? '',
        })),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter(({ script }) => !(script in scripts))).toEqual([]);
});

test('the papers that have to stay short are', () => {
  expect(read('README.md').split(/\s+/u).length).toBeLessThanOrEqual(900);
  expect(lines('CONTRIBUTING.md').length).toBeLessThanOrEqual(40);
  const words = lines('docs/glossary.md').filter((line) => line.startsWith('| **'));
  expect(words.length).toBeGreaterThan(0);
  expect(lines('docs/glossary.md').length).toBeLessThanOrEqual(30);
});

test('README says how many pages there are', () => {
  const listed = routes.filter(({ isUnlisted }) => isUnlisted !== true);
  expect(read('README.md')).toContain(`${listed.length} pages`);
});
