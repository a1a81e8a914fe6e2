import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'postcss';
import type { Plugin } from 'vite';
import { root } from '../../project/root.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Per ground, theme and token the colour, as `#rrggbb`. */
export type GroundColours = Record<string, Record<Theme, Record<string, string>>>;

const id = 'virtual:colours';
const resolved = `\0${id}`;

/** The palette, and what each ground takes of it. */
const files = ['palette.css', 'grounds.css'].map((file) => join(root, 'src/ui/tokens', file));

/** The colours of the grounds as a module, for drawings that no stylesheet reaches: `virtual:colours`. */
export function groundColours(): Plugin {
  return {
    name: 'techeon:ground-colours',
    resolveId: (source) => (source === id ? resolved : undefined),
    load(module) {
      if (module !== resolved) return undefined;
      for (const file of files) this.addWatchFile(file);
      return `export const colours = ${JSON.stringify(readGroundColours())};`;
    },
  };
}

/** Reads the colours of the site's own grounds. */
export function readGroundColours(): GroundColours {
  return parseGroundColours(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
}

/**
 * Every token that a ground sets with a colour, by rules whose selectors are `:root`,
 * `[data-ground]` or one named ground; what is set for all holds until a ground says otherwise.
 */
export function parseGroundColours(css: string): GroundColours {
  const sets: { ground: string | undefined; name: string; value: string }[] = [];
  parse(css).walkDecls(/^--/u, ({ parent, prop, value }) => {
    if (parent?.type !== 'rule') return;
    const { selectors } = parent as { selectors?: string[] } & typeof parent;
    const grounds = (selectors ?? []).map((one) => /^\[data-ground='(\w+)'\]$/u.exec(one)?.[1]);
    const ground = grounds.find((one) => one !== undefined);
    sets.push({ ground, name: prop, value: value.trim() });
  });
  const names = new Set(sets.flatMap(({ ground }) => ground ?? []));
  return Object.fromEntries(
    Array.from(names, (name) => {
      const own = sets.filter(({ ground }) => ground === undefined || ground === name);
      const tokens = new Map(own.map((set) => [set.name, set.value]));
      return [name, { light: inTheme(tokens, 'light'), dark: inTheme(tokens, 'dark') }];
    }),
  );
}

function inTheme(tokens: ReadonlyMap<string, string>, theme: Theme): Record<string, string> {
  const colours = Array.from(tokens.keys(), (name) => [
    name.slice(2),
    colourOf(`var(${name})`, tokens, theme),
  ]);
  return Object.fromEntries(colours.filter(([, colour]) => colour !== undefined));
}

/** A value as `#rrggbb`; undefined if it is none that a single theme decides. */
function colourOf(
  value: string,
  tokens: ReadonlyMap<string, string>,
  theme: Theme,
): string | undefined {
  const [, name] = /^var\((--[\w-]+)\)$/u.exec(value) ?? [];
  if (name !== undefined) return colourOf(tokens.get(name) ?? '', tokens, theme);
  const [, light = '', dark = ''] = /^light-dark\((.+), (.+)\)$/u.exec(value) ?? [];
  if (light !== '') return colourOf(theme === 'light' ? light : dark, tokens, theme);
  if (/^#[\da-f]{6}$/u.test(value)) return value;
  return /^#[\da-f]{3}$/u.test(value) ? value.replaceAll(/[\da-f]/gu, '$&$&') : undefined;
}
