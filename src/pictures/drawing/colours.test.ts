import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours } from './colours.ts';

const css = readFileSync(new URL('../../ui/tokens/tokens.css', import.meta.url), 'utf8');

/** A token of a ground in the light theme, as six digits. */
function lightToken(ground: string, token: string): string | undefined {
  const [, block = ''] =
    new RegExp(`\\[data-ground='${ground}'\\][^{]*\\{([^}]*)\\}`, 'u').exec(css) ?? [];
  const colour = new RegExp(`--${token}: (?:light-dark\\()?(#[0-9a-f]+)`, 'u').exec(block)?.[1];
  return colour?.length === 4 ? colour.replaceAll(/[0-9a-f]/gu, '$&$&') : colour;
}

const all = Object.entries(colours).flatMap(([ground, tokens]) =>
  Object.entries(tokens).map(([token, colour]) => ({ ground, token, colour })),
);

test.each(all)(
  'pictures and pages have the same $token on $ground',
  ({ ground, token, colour }) => {
    expect(colour).toBe(lightToken(ground, token));
  },
);
