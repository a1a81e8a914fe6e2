import { test } from 'vitest';
import { all, expectEach, expectNoFaults } from './testing/faults.ts';

test('every id stands once on its page', () => {
  expectNoFaults((page) => {
    const ids = all(page, '[id]').map(({ id }) => id);
    return ids.filter((id, index) => id === '' || ids.indexOf(id) !== index);
  });
});

const references = [
  ...['labelledby', 'describedby', 'controls', 'details', 'errormessage', 'owns', 'flowto'].map(
    (name) => `aria-${name}`,
  ),
  ...['aria-activedescendant', 'for', 'form', 'list', 'headers', 'popovertarget', 'commandfor'],
];

test(
  'every attribute that names another element names one that is there',
  { tags: 'general/references' },
  () => {
    const selector = references.map((name) => `[${name}]`).join(', ');
    expectEach(selector, (element, { document }) =>
      references
        .flatMap((name) => element.getAttribute(name)?.split(/\s+/u) ?? [])
        .every((id) => document.getElementById(id) !== null),
    );
  },
);

test('every drawing that is used again in a page is in it', () => {
  expectNoFaults(({ html, document }) =>
    Array.from(html.matchAll(/url\(#([^)]+)\)/gu), ([, id = '']) => id).filter(
      (id) => document.getElementById(id) === null,
    ),
  );
});
