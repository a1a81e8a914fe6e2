import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build, type Rolldown } from 'vite';
import { collectStyles, importAll, siteStyles } from './siteStyles.ts';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes modules and stylesheets; the first is where the walk begins. */
function collect(files: Record<string, string>): string[] {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const [first = ''] = Object.keys(files);
  return collectStyles([join(folder, first)]).map((file) => basename(file));
}

test('what a component is made of is styled before it, and each once', () => {
  expect(
    collect({
      'Page.tsx':
        "import { Card } from './Card.tsx';\nimport './Button.css';\nimport './Page.css';",
      'Card.tsx': "import './Button.css';\nimport './Card.css';\nexport const Card = () => <p />;",
    }),
  ).toEqual(['Button.css', 'Card.css', 'Page.css']);
});

test('a type brings no styles, and a module that leads back to itself ends the walk', () => {
  expect(
    collect({
      'One.tsx': "import type { T } from './Typed.tsx';\nexport { two } from './Two.tsx';",
      'Two.tsx': "import './One.tsx';\nimport './Two.css';\nexport const two: T = 2;",
      'Typed.tsx': "import './Typed.css';",
    }),
  ).toEqual(['Two.css']);
});

test('a later layer comes later, whoever imports it first, and the last bears no name', () => {
  expect(importAll(['/pages/A.css', '/ui/B.css', '/ui/tokens/C.css', '/ui/D.css'])).toBe(
    [
      '@import "/ui/tokens/C.css" layer(tokens);',
      '@import "/ui/B.css" layer(ui);',
      '@import "/ui/D.css" layer(ui);',
      '@import "/pages/A.css";',
    ].join('\n'),
  );
});

test('a stylesheet in a folder that is no layer is told by its name', () => {
  expect(() => importAll(['/tools/Stray.css'])).toThrow('Stray.css');
});

test('the script of a component brings no styles of its own', async () => {
  writeFileSync(join(folder, 'Part.css'), '.part { color: red }');
  writeFileSync(join(folder, 'Part.tsx'), "import './Part.css';\nexport const part = 'drawn';");
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [siteStyles()],
    build: { write: false, lib: { entry: join(folder, 'Part.tsx'), formats: ['es'] } },
  });
  const [{ output }] = built as [Rolldown.RolldownOutput];
  expect(output.map(({ fileName }) => fileName.endsWith('.css'))).toEqual([false]);
  expect(output[0].code).toContain('drawn');
});
