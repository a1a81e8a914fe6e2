import { givenIn, wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import { withoutAttribute, withValue } from './editPage.ts';
import type { PageOperator } from './operator.ts';
import type { ReadPage } from './readPage.ts';

/** Names no language, or a wrong one, for a page or a part of it. */
export const mistakeLanguage: PageOperator = {
  name: 'mistake a language',
  changesOf: (page) =>
    givenIn(page, '[lang]').flatMap((element) =>
      element.matches('html') ? ofPage(page, element) : ofPart(page, element),
    ),
};

/** Languages that a site seldom has; what is in one of them is mistaken for the other. */
function othersThan(element: Element): string[] {
  return ['fi', 'ja'].filter((language) => language !== element.getAttribute('lang'));
}

function ofPage(page: ReadPage, root: Element): Change[] {
  const criteria = ['3.1.1'];
  return [
    {
      edits: withoutAttribute(page, root, 'lang'),
      criteria,
      describes: 'A screen reader reads the page in the voice it happens to have.',
    },
    ...othersThan(root).map((language) => ({
      edits: withValue(page, root, 'lang', language),
      criteria,
      describes: `A screen reader reads the page as if it were in the language “${language}”.`,
    })),
  ];
}

function ofPart(page: ReadPage, part: Element): Change[] {
  const language = part.parentElement?.closest('[lang]')?.getAttribute('lang') ?? '';
  const words = wordsIn(part);
  // Around it the same language is named, or there is nothing to read: nothing would be lost.
  if (part.getAttribute('lang') === language || words === '') return [];
  const about = {
    criteria: ['3.1.2'],
    describes: `A screen reader reads “${words}” by the rules of another language.`,
  };
  return [
    { ...about, edits: withoutAttribute(page, part, 'lang') },
    ...[language, ...othersThan(part)].map((other) => {
      return { ...about, edits: withValue(page, part, 'lang', other) };
    }),
  ];
}
