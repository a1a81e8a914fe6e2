import { test } from 'vitest';
import { siteOrigin } from '../../src/pages/siteOrigin.ts';
import { wordsOf } from '../builtSite.ts';
import { heard } from '../specification/finding.ts';
import { all, expectEach, expectNoFaults, tag } from './faults.ts';

/** What somebody fills in; React Aria's invisible copy of a select is the browser's own. */
const fields = ':is(input:not([type="hidden"]), select, textarea):not([aria-hidden="true"] *)';

test('every field has one label [forms/one-label]', () => {
  expectEach<HTMLInputElement>(
    fields,
    (field) => labelsOf(field).filter((label) => heard(label) !== '').length === 1,
  );
});

test('every label of a field says "(required)" and shows an asterisk that is not spoken [forms/required-on-every-page]', () => {
  const isRight = (label: Element | null, locale: string) => {
    const { required, asterisk } = wordsOf<{ required: string; asterisk: string }>(locale, 'forms');
    const spoken = label === null ? '' : heard(label);
    const isSpoken = spoken.endsWith(required) && !spoken.includes(asterisk);
    return isSpoken && label?.textContent.includes(asterisk) === true;
  };
  expectEach<HTMLInputElement>(`${fields}:not([type="checkbox"])`, (field, { locale }) =>
    labelsOf(field).every((label) => isRight(label, locale)),
  );
  // A box to tick is labelled with its answer; the label of its group says it.
  expectEach('.field[role="group"]', (group, { locale }) =>
    isRight(group.querySelector('span'), locale),
  );
});

test('[alert/region-on-every-page] the regions that will speak are there and silent before anything happens', () => {
  expectNoFaults((page) =>
    all(page, 'form').flatMap((form) => {
      const regions = [...form.querySelectorAll('[role="status"], [role="alert"]')];
      const roles = new Set(regions.map((region) => region.getAttribute('role')));
      const loud = regions.filter((region) => region.textContent !== '').map(tag);
      return roles.size === 2 ? loud : [`${tag(form)} lacks a live region`, ...loud];
    }),
  );
});

test('every form works without a script: it posts to the intake with its page and language', () => {
  expectEach<HTMLFormElement>('form', (form, page) => {
    const { pathname, searchParams } = new URL(form.getAttribute('action') ?? '', siteOrigin);
    const isIntake = pathname.startsWith('/api/students/') && form.method === 'post';
    const [id, locale] = [searchParams.get('page'), searchParams.get('locale')];
    return isIntake && id === page.id && locale === page.locale;
  });
});

function labelsOf(field: HTMLInputElement): Element[] {
  return [...(field.labels ?? [])];
}
