import { givenIn, wordsIn } from './atRest.ts';
import { withAttribute } from './editPage.ts';
import type { PageOperator } from './operator.ts';

/** Boxes around a sentence or a few; with a whole page hidden, everybody would notice. */
const contents = 'p, li, dd, dt, blockquote, figure, figcaption, h1, h2, h3, ul, ol, dl';

/** Hides what everybody can see from who listens. */
export const hideContent: PageOperator = {
  name: 'hide content',
  changesOf(page) {
    const named = [...page.document.querySelectorAll('[aria-labelledby]')];
    const names = new Set(
      named.flatMap((one) => one.getAttribute('aria-labelledby')?.split(' ') ?? []),
    );
    return (
      givenIn(page, contents)
        // Words that are only heard nobody sees, and those of a name are heard where they are used.
        .filter((one) => one.closest('.visually-hidden') === null && !names.has(one.id))
        .map((element) => ({ element, words: wordsIn(element) }))
        .filter(({ words }) => words !== '')
        .map(({ element, words }) => ({
          edits: withAttribute(page, element, 'aria-hidden="true"'),
          // What can be focused in it is then reached and has no name.
          criteria: element.querySelector('a, button, input, select, textarea, summary')
            ? ['1.3.1', '4.1.2']
            : ['1.3.1'],
          describes: `A screen reader leaves out “${words.slice(0, 60)}”.`,
        }))
    );
  },
};
