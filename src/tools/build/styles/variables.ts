import type { Declaration, Root } from 'postcss';

/** The variables that a stylesheet uses, whatever sets them. */
export function variablesUsed(sheet: Root): Set<string> {
  const used = new Set<string>();
  sheet.walkDecls((declaration) => variablesIn(declaration).forEach((name) => used.add(name)));
  return used;
}

/** Adds what variables are made of, as the stylesheet that sets them says. */
export function withSources(variables: ReadonlySet<string>, sheet: Root): Set<string> {
  const sources = new Map<string, string[]>();
  sheet.walkDecls(/^--/u, (declaration) => {
    const { prop } = declaration;
    sources.set(prop, [...(sources.get(prop) ?? []), ...variablesIn(declaration)]);
  });
  const all = new Set(variables);
  // A set is walked over to what was added on the way.
  for (const name of all) sources.get(name)?.forEach((source) => all.add(source));
  return all;
}

function variablesIn({ value }: Declaration): string[] {
  return Array.from(value.matchAll(/var\(\s*(--[\w-]+)/gu), ([, name = '']) => name);
}
