import { isGiven, isInIsland, wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import type { PageOperator } from './operator.ts';
import { withAttribute, type PageElement } from './readPage.ts';

/** Makes a heading plain text, or puts it below the headings of its own part; it looks as before. */
export const loseHeading: PageOperator = {
  name: 'lose a heading',
  changesOf({ elements }) {
    const headings = elements.filter(
      (one) => levelOf(one) > 0 && isGiven(one) && wordsIn(one) !== '',
    );
    return headings.flatMap((heading, at) => [
      ...asText(heading),
      ...belowItsPart(heading, headings[at + 1]),
    ]);
  },
};

function levelOf({ name, attributes }: PageElement): number {
  // Another role or level is said already; the tag does not decide there.
  if (attributes.has('role') || attributes.has('aria-level')) return 0;
  return Number(/^h(?<level>[1-6])$/u.exec(name)?.groups?.['level'] ?? 0);
}

function asText(heading: PageElement): Change[] {
  const { startTag, endTag, name, attributes, classes } = heading;
  const about = {
    criteria: ['1.3.1'],
    describes: `Who goes from heading to heading passes by “${wordsIn(heading)}”.`,
  };
  // Browsers ignore the role on what can be focused or has a name of its own.
  const keepsRole = [...attributes.keys()].some(
    (one) => one === 'tabindex' || one.startsWith('aria-'),
  );
  const hidden = { ...about, edits: withAttribute(heading, 'role="presentation"') };
  // Without a class of its own the line would look plain to everybody; and React mends tags.
  if (endTag === undefined || classes.length === 0 || isInIsland(heading)) {
    return keepsRole ? [] : [hidden];
  }
  const renamed = [startTag.from + 1, endTag.from + 2].map((from) => ({
    from,
    to: from + name.length,
    text: 'div',
  }));
  return [...(keepsRole ? [] : [hidden]), { ...about, edits: renamed }];
}

/** Only a heading with others under it: that a level is left out alone misleads nobody. */
function belowItsPart(heading: PageElement, next: PageElement | undefined): Change[] {
  const level = levelOf(heading);
  if (next === undefined || levelOf(next) <= level) return [];
  return [
    {
      edits: withAttribute(heading, `aria-level="${levelOf(next) + 1}"`),
      criteria: ['1.3.1'],
      describes: `“${wordsIn(heading)}” sounds like a part of what stood before it, and “${wordsIn(next)}” does not belong to it.`,
    },
  ];
}
