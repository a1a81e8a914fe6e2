// Longer than others: each mode with what the report says about it.
import axe from 'axe-core';

/** What every run of the engine covers: WCAG 2.2 A and AA and the engine's best practices. */
export const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Our own rule: no text is cut off, and the page does not scroll sideways. */
export const wholeTextRule = 'text-whole';

/** Rules beside those of the tags: one that the engine leaves off (dequelabs/axe-core #5225), and our own. */
export const extraRules = ['target-size', wholeTextRule];

/** The window sizes that pages are looked at in, in CSS pixels. */
export const windows = {
  small: { width: 390, height: 844 },
  large: { width: 1440, height: 1000 },
  /** What a window of 1280 pixels is at 400 % zoom (WCAG 1.4.10). */
  narrow: { width: 320, height: 640 },
  /** A4 within margins of 1 cm, at 96 pixels to the inch. */
  paper: { width: 718, height: 1047 },
} as const;

export type WindowId = keyof typeof windows;

/** A way in which visitors have pages shown. */
export type Mode = {
  /** As reports call it; unique. */
  id: string;
  /** What it is, for readers of the report. */
  shows: string;
  window: WindowId;
  /** Every state can be looked at in it, also one that exists in another window alone. */
  isAnyWindow?: true;
  /** What the browser is told of the visitor's wishes; what is not named is as usual. */
  media?: {
    colorScheme?: 'dark';
    forcedColors?: 'active';
    reducedMotion?: 'reduce';
    media?: 'print';
  };
  /** The visitor's own styles, over those of the page. */
  css?: string;
  withoutScript?: true;
  /** The rules that run, if not all of them, and why no other can answer differently here. */
  only?: { rules: readonly string[]; because: string };
  /** The success criteria that text which is cut off fails here. */
  wholeText?: readonly string[];
};

/** The rules about colour, sorted. */
const colourRules: readonly string[] = axe
  .getRules(tags)
  .filter((rule) => rule.tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId)
  .toSorted();

/** The first engine's rules about what is drawn: see `drawnRules`. */
export const rulesOfDrawing: readonly string[] = [
  'color-contrast',
  'link-in-text-block',
  'scrollable-region-focusable',
  'target-size',
  wholeTextRule,
];

/** Of a page that is laid out anew with the same things on it. */
const laidOutAnew = {
  rules: rulesOfDrawing,
  because:
    'The window is asked for its width as before, so the same things are on the page, with the same names and roles: only where and how they are drawn differs.',
};

const inTheDark = {
  rules: colourRules,
  because: 'By theme the styles choose colours alone, and a test holds them to it.',
};

/** Every mode, in the order of the reports. */
export const modes: readonly Mode[] = [
  { id: 'small light', shows: 'A small window in the light theme.', window: 'small' },
  {
    id: 'small dark',
    shows: 'A small window in the dark theme.',
    window: 'small',
    media: { colorScheme: 'dark' },
    only: inTheDark,
  },
  { id: 'large light', shows: 'A large window in the light theme.', window: 'large' },
  {
    id: 'large dark',
    shows: 'A large window in the dark theme.',
    window: 'large',
    media: { colorScheme: 'dark' },
    only: inTheDark,
  },
  {
    id: '320 px',
    shows: 'A window of 320 CSS pixels, which is one of 1280 at 400 % zoom.',
    window: 'narrow',
    only: {
      rules: rulesOfDrawing,
      because:
        'No style asks for a width between this and the small window, so the same things are on the page: only where and how they are drawn differs.',
    },
    wholeText: ['1.4.10'],
  },
  {
    id: 'text 200 %',
    shows:
      'Text at twice its size (the font size of the root element), in a window that stays as it is; not zoom, which is a smaller window.',
    window: 'small',
    isAnyWindow: true,
    css: 'html { font-size: 200% !important }',
    only: laidOutAnew,
    wholeText: ['1.4.4'],
  },
  {
    id: 'text spacing',
    shows:
      'The four spacings of WCAG 1.4.12 at once: lines 1.5, paragraphs 2, letters 0.12 and words 0.16 times the font size.',
    window: 'small',
    isAnyWindow: true,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`,
    only: laidOutAnew,
    wholeText: ['1.4.12'],
  },
  {
    id: 'forced colours',
    shows: "The browser's forced colours, as contrast themes of systems set them.",
    window: 'large',
    isAnyWindow: true,
    media: { forcedColors: 'active' },
    only: {
      rules: colourRules,
      because: 'The styles answer it with colours, edges and fills alone.',
    },
  },
  {
    id: 'reduced motion',
    shows: 'The visitor has asked the system for less motion.',
    window: 'large',
    isAnyWindow: true,
    media: { reducedMotion: 'reduce' },
  },
  {
    id: 'print',
    shows: 'As printed: the styles of paper, on the width of A4.',
    window: 'paper',
    isAnyWindow: true,
    media: { media: 'print' },
    only: {
      rules: [...colourRules, wholeTextRule],
      because:
        'Paper is only looked at: it has nothing to operate, and no name or role is told from it.',
    },
  },
  {
    id: 'no script',
    shows: 'No script runs.',
    window: 'small',
    isAnyWindow: true,
    withoutScript: true,
  },
];

/** Those that every published page is looked at in, in whatever language. */
export const baseModes: readonly Mode[] = modes.slice(0, 4);

/** How reports call the modes, in their order. */
export const modeNames: readonly string[] = modes.map(({ id }) => id);

/**
 * The mode of a name.
 * @throws Error if there is none.
 */
export function modeNamed(name: string): Mode {
  const mode = modes.find(({ id }) => id === name);
  if (mode === undefined)
    throw new Error(`Expected one of ${modeNames.join(', ')}, got "${name}".`);
  return mode;
}
