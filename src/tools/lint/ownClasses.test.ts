import { join } from 'node:path';
import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import plugin, { ruleName } from './ownClasses.ts';

/** What the rule says about a stylesheet at a path, line by line. */
async function warnings(code: string, path = 'src/sections/ContactCard.css'): Promise<string[]> {
  const { results } = await stylelint.lint({
    code,
    codeFilename: join(import.meta.dirname, '../../..', path),
    config: { plugins: [plugin], rules: { [ruleName]: true } },
  });
  return results.flatMap(({ warnings: found }) => found.map(({ text }) => text));
}

test.each([
  '.contact-card { top: 0 }',
  '.contact-card__line, .contact-card--large { top: 0 }',
  '.contact-card .button, [data-failed] .contact-card { top: 0 }',
  '.contact-card { & .button { top: 0 } .beside & { top: 0 } }',
  ':is(.contact-card, .contact-card__line)::after { top: 0 }',
  ':has(> .contact-card) > p { top: 0 }',
  '@media print { .contact-card { top: 0 } }',
  '@keyframes grow { from { top: 0 } 50% { top: 1px } }',
])('a stylesheet may style its own: %s', async (code) => {
  expect(await warnings(code)).toEqual([]);
});

test.each([
  ['.button', '.button { top: 0 }'],
  ['.contact-cards', '.contact-cards { top: 0 }'],
  ['.button', '.contact-card, .button { top: 0 }'],
  [':is(.contact-card, .button) a', ':is(.contact-card, .button) a { top: 0 }'],
  ['.button:not(.contact-card)', '.button:not(.contact-card) { top: 0 }'],
  ['.button', '@media print { .button { top: 0 } }'],
  ['h2', 'h2 { top: 0 }'],
])('it is told of %s, which is not its own', async (selector, code) => {
  const [first, ...others] = await warnings(code);
  expect(first).toContain(`Expected "${selector}" to name .contact-card`);
  expect(others).toEqual([]);
});

test('what is for every element names no class', async () => {
  expect(await warnings('h2 { top: 0 }', 'src/ui/reset/elements.css')).toEqual([]);
  expect(await warnings('h2.lead { top: 0 }', 'src/ui/reset/elements.css')).toEqual([
    expect.stringContaining('to name no class'),
  ]);
});
