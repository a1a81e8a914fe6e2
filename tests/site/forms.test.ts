import { expect, test } from 'vitest';
import type { QuoteFormProps } from '../../src/forms/QuoteForm.tsx';
import { siteOrigin } from '../../src/delivery/siteOrigin.ts';
import { readBuiltSite, sharedWordsOf } from '../testing/builtSite.ts';
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
  { tags: 'forms/required-on-every-page' },
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

test(
  'the regions that will speak are there and silent before anything happens',
  { tags: 'alert/region-on-every-page' },
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
  const island = page?.document.querySelector('[data-island="quote-form"]');
  const { words } = JSON.parse(island?.nextElementSibling?.textContent ?? '') as QuoteFormProps;
  expect(words.fields.message.errors['too-long']).toContain(limit);
  expect(words.fields.mobile.errors.invalid).toContain(digits);
  expect(words.fields.mobile.hint).toContain(digits);
});

function labelsOf(field: HTMLInputElement): Element[] {
  return [...(field.labels ?? [])];
}
