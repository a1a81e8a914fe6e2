import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { build, type Rolldown } from 'vite';
import { importAll, siteStyles } from './siteStyles.ts';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
