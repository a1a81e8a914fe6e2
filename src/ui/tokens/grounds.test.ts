import { expect, test } from 'vitest';
import { readGroundColours, themes, type Theme } from '../../tools/vite/groundColours.ts';

const colours = readGroundColours();

const grounds = ['paper', 'mist', 'night', 'turmeric'] as const;

/** WCAG 1.4.3: text on its ground. */
const text = 4.5;
/** WCAG 1.4.11: borders and marks that mean something. */
const mark = 3;

/** What stands on what, and how much they must differ. */
const pairs = [
  ['fg', 'bg', text],
  ['soft', 'bg', text],
  ['bad', 'bg', text],
  ['good', 'bg', text],
  ['on-key', 'key', text],
  ['ink', 'hover', text],
  ['on-pick', 'pick', text],
  ['edge', 'bg', mark],
  ['pick', 'bg', mark],
  ['key', 'bg', mark],
] as const;

/** Tokens that only decorate, so that no contrast is asked of them; they must be there. */
const decoration = ['line', 'thread'] as const;

const cases = grounds.flatMap((ground) => themes.map((theme) => ({ ground, theme })));

test.each(cases)(
  'everything on $ground can be told apart in the $theme theme',
  { tags: 'general/contrast' },
  (surface) => {
    const colour = (token: string) => colourOf(surface.ground, token, surface.theme);
    for (const [front, back, least] of pairs) {
      expect(contrast(colour(front), colour(back)), `${front} on ${back}`).toBeGreaterThanOrEqual(
        least,
      );
    }
  },
);

test.each(cases)('$ground names its decoration in the $theme theme too', ({ ground, theme }) => {
  for (const token of decoration) expect(colourOf(ground, token, theme)).toHaveLength(3);
});

test.each(cases)(
  'one colour of the focus ring stands out on $ground, $theme',
  ({ ground, theme }) => {
    expect(colourOf(ground, 'ring', theme)).not.toEqual(colourOf(ground, 'bg', theme));
    const [back, ring, gap] = ['bg', 'fg', 'ring'].map((token) => colourOf(ground, token, theme));
    const strongest = Math.max(contrast(ring ?? [], back ?? []), contrast(gap ?? [], back ?? []));
    expect(strongest).toBeGreaterThanOrEqual(10);
  },
);

/** A token's colour as red, green and blue, 0 to 255; throws if the ground does not set it. */
function colourOf(ground: string, token: string, theme: Theme): number[] {
  const colour = colours[ground]?.[theme][token];
  if (colour === undefined) throw new Error(`Expected the ground "${ground}" to set --${token}.`);
  return (colour.match(/[\da-f]{2}/gu) ?? []).map((pair) => Number.parseInt(pair, 16));
}

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(one: number[], other: number[]): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
