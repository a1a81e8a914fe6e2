import type { Plugin as PostcssPlugin } from 'postcss';
import type { Plugin } from 'vite';

/** Lets stylesheets name the media queries of a table: `belowWide` is `@media (--below-wide)`. */
export function namedMedia(queries: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'techeon:named-media',
    config: () => ({ css: { postcss: { plugins: [spellOut(queries)] } } }),
  };
}

/** Puts the queries in place of their names. Fails on a name that is not in the table. */
export function spellOut(queries: Readonly<Record<string, string>>): PostcssPlugin {
  const byName = new Map(
    Object.entries(queries).map(([key, query]) => [
      `--${key.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`,
      query,
    ]),
  );
  return {
    postcssPlugin: 'techeon:named-media',
    AtRule: {
      media(rule) {
        rule.params = rule.params.replaceAll(/\((--[\w-]+)\)/gu, (_, name: string) => {
          const query = byName.get(name);
          if (query !== undefined) return query;
          throw rule.error(`Expected one of ${[...byName.keys()].join(', ')}, got ${name}.`);
        });
      },
    },
  };
}
