import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { collectStyles } from './collectStyles.ts';

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
