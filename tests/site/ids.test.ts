// @vitest-environment jsdom
import { test } from 'vitest';
import { all, expectNoFaults, tag } from './faults.ts';

test('every id stands once on its page', () => {
  expectNoFaults((page) => {
    const ids = all(page, '[id]').map(({ id }) => id);
    return ids.filter((id, index) => id === '' || ids.indexOf(id) !== index);
  });
});

test('[general/references] every attribute that names another element names one that is there', () => {
  const names = [
    ...['labelledby', 'describedby', 'controls', 'details', 'errormessage', 'owns', 'flowto'].map(
      (name) => `aria-${name}`,
    ),
    ...['aria-activedescendant', 'for', 'form', 'list', 'headers', 'popovertarget', 'commandfor'],
  ];
  expectNoFaults((page) => [
    ...names.flatMap((name) =>
      all(page, `[${name}]`)
        .filter((element) =>
          (element.getAttribute(name) ?? '')
            .split(/\s+/u)
            .some((id) => page.document.getElementById(id) === null),
        )
        .map(tag),
    ),
    ...Array.from(page.html.matchAll(/url\(#([^)]+)\)/gu), ([, id = '']) => id).filter(
      (id) => page.document.getElementById(id) === null,
    ),
  ]);
});
