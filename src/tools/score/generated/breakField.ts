import { isGiven, wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import type { PageOperator } from './operator.ts';
import { withoutAttribute, withValue, type PageElement } from './readPage.ts';

/** Takes from a field what ties it to its words, or what it says of itself. */
export const breakField: PageOperator = {
  name: 'break a field',
  changesOf: ({ elements }) =>
    elements
      .filter(({ name }) => ['input', 'select', 'textarea'].includes(name))
      .filter(isGiven)
      .flatMap((field) => {
        const id = field.attributes.get('id');
        const label = elements.find(
          ({ name, attributes }) =>
            name === 'label' && id !== undefined && attributes.get('for') === id,
        );
        return [
          ...withoutLabel(field, label),
          ...withoutHint(field, label),
          ...withoutDuty(field, label),
          ...withoutPurpose(field, label),
        ];
      }),
};

/** A field is named by `for` and by `aria-labelledby`; only without both its label is lost. */
function withoutLabel({ attributes }: PageElement, label: PageElement | undefined): Change[] {
  const namedBy = attributes.get('aria-labelledby');
  // Any of these would name it still, and so would a second label.
  const isNamed = ['aria-label', 'title', 'placeholder'].some((name) => attributes.has(name));
  const isOther = namedBy !== undefined && namedBy !== label?.attributes.get('id');
  if (label === undefined || isNamed || isOther) return [];
  const edits = ['for', ...(namedBy === undefined ? [] : ['id'])]
    .flatMap((name) => withoutAttribute(label, name))
    .toSorted((one, other) => one.from - other.from);
  return [
    {
      edits,
      criteria: ['1.3.1', '4.1.2'],
      describes: `A screen reader does not say that a field is for “${wordsIn(label)}”.`,
    },
  ];
}

function withoutHint(field: PageElement, label: PageElement | undefined): Change[] {
  const edits = withoutAttribute(field, 'aria-describedby');
  if (edits.length === 0) return [];
  const describes = `A screen reader does not read the hint of the field ${nameOf(field, label)}.`;
  return [{ edits, criteria: ['1.3.1', '3.3.2'], describes }];
}

/** Only where a star, which nobody hears, is all that says so beside the attribute. */
function withoutDuty(field: PageElement, label: PageElement | undefined): Change[] {
  const isStarred = label?.content.some(
    (part) => typeof part !== 'string' && part.attributes.get('aria-hidden') === 'true',
  );
  const edits = ['required', 'aria-required'].flatMap((name) => withoutAttribute(field, name));
  // With both attributes there, the other one would still say it.
  if (!isStarred || edits.length !== 1) return [];
  const describes = `A screen reader does not say that the field ${nameOf(field, label)} is required.`;
  return [{ edits, criteria: ['1.3.1', '3.3.2'], describes }];
}

/** Without its token, or with that of something else, a browser cannot fill it in. */
function withoutPurpose(field: PageElement, label: PageElement | undefined): Change[] {
  const purpose = field.attributes.get('autocomplete');
  // These two ask for nothing about the visitor.
  if (purpose === undefined || purpose === 'off' || purpose === 'on') return [];
  const criteria = ['1.3.5'];
  const lost = `Nothing fills in the field ${nameOf(field, label)} for who finds typing hard.`;
  const wrong = `The field ${nameOf(field, label)} is filled in with something else.`;
  const other = purpose === 'postal-code' ? 'email' : 'postal-code';
  return [
    { edits: withoutAttribute(field, 'autocomplete'), criteria, describes: lost },
    { edits: withValue(field, 'autocomplete', other), criteria, describes: wrong },
  ];
}

function nameOf({ attributes }: PageElement, label: PageElement | undefined): string {
  return `“${label ? wordsIn(label) : (attributes.get('name') ?? '')}”`;
}
