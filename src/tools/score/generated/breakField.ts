import { givenIn, wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import { withoutAttribute, withValue } from './editPage.ts';
import type { PageOperator } from './operator.ts';
import type { ReadPage } from './readPage.ts';

/** Takes from a field what ties it to its words, or what it says of itself. */
export const breakField: PageOperator = {
  name: 'break a field',
  changesOf(page) {
    const labels = [...page.document.querySelectorAll('label')];
    return givenIn(page, 'input, select, textarea').flatMap((field) => {
      const label = labels.find(({ htmlFor }) => htmlFor !== '' && htmlFor === field.id);
      const name = `“${label ? wordsIn(label) : (field.getAttribute('name') ?? '')}”`;
      return [
        ...(label ? withoutLabel(page, field, label) : []),
        ...withoutHint(page, field, name),
        // Only where a star, which nobody hears, is all that says so beside the attribute.
        ...(label?.querySelector('[aria-hidden=true]') ? withoutDuty(page, field, name) : []),
        ...withoutPurpose(page, field, name),
      ];
    });
  },
};

/** A field is named by `for` and by `aria-labelledby`; only without both its label is lost. */
function withoutLabel(page: ReadPage, field: Element, label: Element): Change[] {
  const namedBy = field.getAttribute('aria-labelledby');
  // Any of these would name it still, and so would a second label.
  const isNamed = field.matches('[aria-label], [title], [placeholder]');
  if (isNamed || (namedBy !== null && namedBy !== label.id)) return [];
  const edits = ['for', ...(namedBy === null ? [] : ['id'])]
    .flatMap((name) => withoutAttribute(page, label, name))
    .toSorted((one, other) => one.from - other.from);
  const describes = `A screen reader does not say that a field is for “${wordsIn(label)}”.`;
  return [{ edits, criteria: ['1.3.1', '4.1.2'], describes }];
}

function withoutHint(page: ReadPage, field: Element, name: string): Change[] {
  const edits = withoutAttribute(page, field, 'aria-describedby');
  if (edits.length === 0) return [];
  const describes = `A screen reader does not read the hint of the field ${name}.`;
  return [{ edits, criteria: ['1.3.1', '3.3.2'], describes }];
}

function withoutDuty(page: ReadPage, field: Element, name: string): Change[] {
  const edits = ['required', 'aria-required'].flatMap((one) => withoutAttribute(page, field, one));
  // With both attributes there, the other one would still say it.
  if (edits.length !== 1) return [];
  const describes = `A screen reader does not say that the field ${name} is required.`;
  return [{ edits, criteria: ['1.3.1', '3.3.2'], describes }];
}

/** Without its token, or with that of something else, a browser cannot fill it in. */
function withoutPurpose(page: ReadPage, field: Element, name: string): Change[] {
  const purpose = field.getAttribute('autocomplete');
  // These two ask for nothing about the visitor.
  if (purpose === null || purpose === 'off' || purpose === 'on') return [];
  const criteria = ['1.3.5'];
  const lost = `Nothing fills in the field ${name} for who finds typing hard.`;
  const wrong = `The field ${name} is filled in with something else.`;
  const other = purpose === 'postal-code' ? 'email' : 'postal-code';
  return [
    { edits: withoutAttribute(page, field, 'autocomplete'), criteria, describes: lost },
    { edits: withValue(page, field, 'autocomplete', other), criteria, describes: wrong },
  ];
}
