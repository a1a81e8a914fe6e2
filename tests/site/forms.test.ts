// Longer than others: all that holds for every form of every page.
import { expect, test } from 'vitest';
import type { QuoteFormProps } from '../../src/forms/QuoteForm.tsx';
import { siteOrigin } from '../../src/delivery/siteOrigin.ts';
import { propsOf, readBuiltSite, sharedWordsOf } from '../testing/builtSite.ts';
import { heard } from '../specification/finding.ts';
import { all, expectEach, expectNoFaults, tag } from './testing/faults.ts';

/** What somebody fills in; React Aria's invisible copy of a select is the browser's own. */
const fields = ':is(input:not([type="hidden"]), select, textarea):not([aria-hidden="true"] *)';

test('every field has one label', { tags: 'forms/one-label' }, () => {
  expectEach<HTMLInputElement>(
    fields,
    (field) => labelsOf(field).filter((label) => heard(label) !== '').length === 1,
  );
});

test(
  'every field says once that it is required and shows an asterisk that is not spoken',
  { tags: ['forms/required-on-every-page', 'forms/required-spoken'] },
  () => {
    const saysOnce = (field: HTMLElement, label: Element | null | undefined, locale: string) => {
      const { required, asterisk } = sharedWordsOf<{ required: string; asterisk: string }>(
        locale,
        'forms',
      );
      const spoken = label ? heard(label) : asterisk;
      const said = [
        field.hasAttribute('required'),
        field.getAttribute('aria-required') === 'true',
        spoken.includes(required),
      ];
      const isShown = label?.textContent.includes(asterisk) === true;
      // One that may stay empty neither says nor shows it.
      const times = isShown ? 1 : 0;
      return !spoken.includes(asterisk) && said.filter(Boolean).length === times;
    };
    expectEach<HTMLInputElement>(`${fields}:not([type="checkbox"])`, (field, { locale }) =>
      labelsOf(field).every((label) => saysOnce(field, label, locale)),
    );
    // A box to tick is labelled with its answer; the label of its group says it.
    expectEach<HTMLElement>('.field[role="group"]', (group, { locale }) =>
      saysOnce(group, group.querySelector('span'), locale),
    );
  },
);

/** What each field asks about the visitor, in the browser's own words; none for the rest. */
const tokens: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  mobile: 'tel-national',
  company: 'organization',
};

test(
  'the browser can fill in every field that asks about the visitor, and knows what each asks',
  { tags: 'forms/tokens' },
  () => {
    expectEach<HTMLInputElement>(
      'form :is(input:not([type="hidden"]), select, textarea)',
      (field) => field.getAttribute('autocomplete') === (tokens[field.name] ?? null),
    );
  },
);

test('no form asks twice for the same thing', { tags: 'forms/asked-once' }, () => {
  expectNoFaults((page) =>
    all<HTMLFormElement>(page, 'form').flatMap((form) => {
      const asked = [...form.querySelectorAll<HTMLInputElement>(fields)].filter(
        ({ type }) => type !== 'checkbox',
      );
      const boxes = [...form.querySelectorAll<HTMLInputElement>('[type="checkbox"]')];
      const groups = new Set(boxes.map((box) => box.closest('[role="group"]')));
      const told = [
        asked.map(({ name }) => name),
        asked.flatMap((field) => field.getAttribute('autocomplete') ?? []),
        asked.flatMap(labelsOf).map(heard),
        boxes.map(({ name, value }) => `${name} ${value}`),
      ];
      const twice = told.flatMap((list) =>
        list.filter((one, index) => list.indexOf(one) !== index),
      );
      return groups.size > 1 ? [...twice, `${groups.size} groups of boxes`] : twice.map(String);
    }),
  );
});

/** Whatever can hold a value, by element, role or state. */
const holders = [
  'input, select, textarea, [contenteditable]:not([contenteditable="false"])',
  ...['checkbox', 'radio', 'switch', 'combobox', 'listbox', 'option', 'searchbox', 'slider'],
  ...['spinbutton', 'textbox', 'menuitemcheckbox', 'menuitemradio', 'tab', 'treeitem'],
];
const states = ['checked', 'pressed', 'selected', 'valuenow'].map((name) => `[aria-${name}]`);
const holding = [
  ...holders.slice(0, 1),
  ...holders.slice(1).map((role) => `[role="${role}"]`),
  ...states,
].join(', ');

/**
 * The fields of the three forms, the filter of the services, the button that pauses, and meters, which
 * nobody can set.
 */
const known =
  'form[action^="/api/students/"] *, .service-filter input, [data-pause], [role~="meter"]';

test(
  'no page has controls that hold a value but the fields of the forms, the filter and the pause button',
  { tags: 'forms/known-controls' },
  () => {
    expectNoFaults((page) => {
      const found = all<Element>(page, holding);
      const strange = found.filter((element) => !element.matches(known)).map(tag);
      return found.length === 0 ? ['there are none at all'] : strange;
    });
  },
);

test(
  'the regions that will speak are there and silent before anything happens',
  { tags: ['alert/region-on-every-page', 'alert/region-first'] },
  () => {
    expectNoFaults((page) =>
      all(page, 'form').flatMap((form) => {
        const regions = [...form.querySelectorAll('[role="status"], [role="alert"]')];
        const roles = new Set(regions.map((region) => region.getAttribute('role')));
        const loud = regions.filter((region) => region.textContent !== '').map(tag);
        return roles.size === 2 ? loud : [`${tag(form)} lacks a live region`, ...loud];
      }),
    );
  },
);

test(
  'every form is named by a heading of its page, each by another',
  { tags: 'forms/named' },
  () => {
    expectNoFaults((page) => {
      const forms = all(page, 'form');
      const names = forms.map((form) => {
        const heading = page.document.getElementById(form.getAttribute('aria-labelledby') ?? '');
        return heading?.matches('h1, h2, h3') === true ? heading.textContent : '';
      });
      return new Set(names).size === forms.length && !names.includes('') ? [] : names;
    });
  },
);

test('every form works without a script: it posts to the intake with its page and language', () => {
  expectEach<HTMLFormElement>('form', (form, page) => {
    const { pathname, searchParams } = new URL(form.getAttribute('action') ?? '', siteOrigin);
    const isIntake = pathname.startsWith('/api/students/') && form.method === 'post';
    const [id, locale] = [searchParams.get('page'), searchParams.get('locale')];
    return isIntake && id === page.id && locale === page.locale;
  });
});

test.each([
  ['en', '5,000', '10'],
  ['ar', '٥٬٠٠٠', '١٠'],
])('messages in "%s" name the numbers of their rules as %s and %s', (locale, limit, digits) => {
  const page = readBuiltSite().pages.find(
    (one) => one.id === 'contact-us' && one.locale === locale,
  );
  if (page === undefined) throw new Error('Expected a built contact page.');
  const { words } = propsOf(page.document, 'quote-form') as QuoteFormProps;
  expect(words.fields.message.errors['too-long']).toContain(limit);
  expect(words.fields.mobile.errors.invalid).toContain(digits);
  expect(words.fields.mobile.hint).toContain(digits);
});

function labelsOf(field: HTMLInputElement): Element[] {
  return [...(field.labels ?? [])];
}
