import type { Node, Selector } from 'postcss-selector-parser';

/** What says of a page how its language is written. */
const ofLanguages: readonly string[] = ['data-letters', 'data-script'];

/** Attributes that no script ever sets: a page that has none in its HTML will have none. */
const lasting: readonly string[] = [
  ...ofLanguages,
  'data-ground',
  'data-side',
  'data-size',
  'data-tone',
  'data-variant',
];

/**
 * What selectors may ask for and a page has, as they write it: names of elements, classes, and those
 * attributes with their values that it always has or never.
 * @param html as the renderer writes it.
 */
export function featuresOf(html: string): Set<string> {
  const found = new Set<string>();
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)([^>]*)/giu)) {
    found.add(name.toLowerCase());
    for (const [, key = '', value = ''] of attributes.matchAll(/\s([\w-]+)="([^"]*)"/gu)) {
      if (key === 'class') for (const one of value.split(' ')) found.add(`.${one}`);
      if (lasting.includes(key)) found.add(`[${key}]`).add(`[${key}=${value}]`);
    }
  }
  return found;
}

/** A selector that holds others: one of them has to match. */
const anyOf = /^:(?:is|where|has)$/u;

/** Whether a selector may match something on a page with these features, now or once a script has set a state. */
export function mayMatch(selector: Selector, features: Pick<Set<string>, 'has'>): boolean {
  return selector.nodes.every((part) => {
    if (part.type === 'pseudo' && anyOf.test(part.value)) {
      return part.nodes.some((inner) => mayMatch(inner, features));
    }
    const asked = featureAsked(part);
    return asked === undefined || features.has(asked);
  });
}

/** Whether a selector matches in some languages alone. */
export function asksForLanguage({ nodes }: Selector): boolean {
  return nodes.some((part) => part.type === 'attribute' && ofLanguages.includes(part.attribute));
}

/** What a part of a selector asks for, written as above; undefined if any page may come to have it. */
function featureAsked(part: Node): string | undefined {
  if (part.type === 'class') return `.${part.value}`;
  if (part.type === 'tag') return part.value.toLowerCase();
  if (part.type !== 'attribute' || !lasting.includes(part.attribute)) return undefined;
  if (part.operator === undefined) return `[${part.attribute}]`;
  return part.operator === '=' ? `[${part.attribute}=${part.value ?? ''}]` : undefined;
}
