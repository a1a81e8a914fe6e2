import { closest, isGiven, wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import type { PageOperator } from './operator.ts';
import { withoutAttribute, withValue, type PageElement } from './readPage.ts';

/** Names no language, or a wrong one, for a page or a part of it. */
export const mistakeLanguage: PageOperator = {
  name: 'mistake a language',
  changesOf: ({ elements }) =>
    elements
      .filter((element) => element.attributes.has('lang'))
      .flatMap((element) => (element.name === 'html' ? ofPage(element) : ofPart(element))),
};

/** None of the site, so that no page is in one of them. */
const others = ['fi', 'ja'];

function ofPage(page: PageElement): Change[] {
  const criteria = ['3.1.1'];
  return [
    {
      edits: withoutAttribute(page, 'lang'),
      criteria,
      describes: 'A screen reader reads the page in the voice it happens to have.',
    },
    ...others.map((language) => ({
      edits: withValue(page, 'lang', language),
      criteria,
      describes: `A screen reader reads the page as if it were in the language “${language}”.`,
    })),
  ];
}

function ofPart(part: PageElement): Change[] {
  const around = closest(part.parent, ({ attributes }) => attributes.has('lang'));
  const language = around?.attributes.get('lang') ?? '';
  // Around it the same language is named, or there is nothing to read: nothing would be lost.
  if (part.attributes.get('lang') === language || !isGiven(part) || wordsIn(part) === '') return [];
  const about = {
    criteria: ['3.1.2'],
    describes: `A screen reader reads “${wordsIn(part)}” by the rules of another language.`,
  };
  return [
    { ...about, edits: withoutAttribute(part, 'lang') },
    ...[language, ...others].map((other) => ({ ...about, edits: withValue(part, 'lang', other) })),
  ];
}
