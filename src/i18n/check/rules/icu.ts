import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { beside, type Pair } from './pair.ts';
import type { TextRule } from './rule.ts';

/**
 * The syntax of React Aria's words (ICU MessageFormat): it must parse, and take the values that
 * the English takes, each in the same way.
 */
export const icu: TextRule = (pair) => {
  const given = argumentsOf(pair.text);
  if (typeof given === 'string') {
    return [
      {
        rule: 'icu-syntax',
        message: `Expected ICU MessageFormat, got a mistake: ${given}. Mend the braces and apostrophes.${beside(pair)}`,
      },
    ];
  }
  const expected = argumentsOf(pair.english);
  if (typeof expected === 'string') return [];
  return [...differences(pair, expected, given)];
};

function* differences(
  pair: Pair,
  expected: ReadonlyMap<string, string>,
  given: ReadonlyMap<string, string>,
): Iterable<{ rule: 'placeholder'; message: string }> {
  const list = [...expected.keys()].map((name) => `{${name}}`).join(', ') || 'no placeholder';
  for (const [name, kind] of given) {
    if (expected.has(name) && (expected.get(name) === kind || kind === 'argument')) continue;
    const got = expected.has(name) ? `${name} as ${kind}` : `{${name}}`;
    yield {
      rule: 'placeholder',
      message: `"${pair.key}": Expected ${list}, got ${got}.${beside(pair)}`,
    };
  }
  for (const name of expected.keys()) {
    if (given.has(name)) continue;
    yield {
      rule: 'placeholder',
      message: `"${pair.key}": Expected {${name}}, got a text without it. Put it where the value belongs.${beside(pair)}`,
    };
  }
}

/** Each value of a message and how it is written, or what is wrong with the message. */
function argumentsOf(text: string): Map<string, string> | string {
  const found = new Map<string, string>();
  if (!/[{}'<#]/u.test(text)) return found;
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
      if (element.type === TYPE.tag) visit(element.children);
      else found.set(element.value, kinds[element.type] ?? 'argument');
      if (element.type === TYPE.select || element.type === TYPE.plural) {
        for (const option of Object.values(element.options)) visit(option.value);
      }
    }
  };
  try {
    visit(parse(text, { ignoreTag: true, requiresOtherClause: true }));
    return found;
  } catch (error) {
    return error instanceof Error ? error.message.toLowerCase().replaceAll('_', ' ') : 'unreadable';
  }
}

const kinds: Readonly<Record<number, string>> = {
  [TYPE.argument]: 'argument',
  [TYPE.number]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'select',
  [TYPE.plural]: 'plural',
};
