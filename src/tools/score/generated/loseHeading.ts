import { givenIn, isInIsland, wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import { asBoxes, withAttribute } from './editPage.ts';
import type { PageOperator } from './operator.ts';
import type { ReadPage } from './readPage.ts';

/** Makes a heading plain text, or puts it below the headings of its own part; it looks as before. */
export const loseHeading: PageOperator = {
  name: 'lose a heading',
  changesOf(page) {
    const headings = givenIn(page, 'h1, h2, h3, h4, h5, h6')
      // Another role or level is said already; the tag does not decide there.
      .filter((one) => !one.matches('[role], [aria-level]') && wordsIn(one) !== '');
    return headings.flatMap((heading, at) => [
      ...asText(page, heading),
      ...belowItsPart(page, heading, headings[at + 1]),
    ]);
  },
};

function levelOf({ localName }: Element): number {
  return Number(localName.slice(1));
}

function asText(page: ReadPage, heading: Element): Change[] {
  const about = {
    criteria: ['1.3.1'],
    describes: `Who goes from heading to heading passes by “${wordsIn(heading)}”.`,
  };
  const hidden = { ...about, edits: withAttribute(page, heading, 'role="presentation"') };
  const box = { ...about, edits: asBoxes(page, [heading]) };
  // Browsers ignore the role on what can be focused or has a name of its own.
  const keepsRole = heading.getAttributeNames().some((name) => /^tabindex$|^aria-/u.test(name));
  // Without a class of its own the line would look plain to everybody; and React mends tags.
  const looksSame = heading.classList.length > 0 && !isInIsland(heading);
  return [...(keepsRole ? [] : [hidden]), ...(looksSame ? [box] : [])];
}

/** Only a heading with others under it: that a level is left out alone misleads nobody. */
function belowItsPart(page: ReadPage, heading: Element, next: Element | undefined): Change[] {
  if (next === undefined || levelOf(next) <= levelOf(heading)) return [];
  return [
    {
      edits: withAttribute(page, heading, `aria-level="${levelOf(next) + 1}"`),
      criteria: ['1.3.1'],
      describes: `“${wordsIn(heading)}” sounds like a part of what stood before it, and “${wordsIn(next)}” does not belong to it.`,
    },
  ];
}
