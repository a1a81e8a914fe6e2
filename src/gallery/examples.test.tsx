import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples, galleryComponents } from './examples.ts';

test('each state of a part has a name of its own', () => {
  const names = examples.map(({ component, state }) => `${component}: ${state}`);
  expect(new Set(names).size).toBe(names.length);
});

test('choices that stand on one page of the gallery ask different questions', () => {
  const boxes = examples.filter(({ component }) => component === 'checkbox-group');
  render(boxes.map(({ state, element }) => <div key={state}>{element}</div>));
  const questions = screen.getAllByRole('group').map((group) => {
    const label = document.getElementById(group.getAttribute('aria-labelledby') ?? '');
    return label?.textContent;
  });
  expect(questions).toHaveLength(boxes.length);
  expect(new Set(questions).size).toBe(boxes.length);
});

test('every dressed part, section and form stands in the gallery', () => {
  const files = Object.keys(
    import.meta.glob(['../ui/*.tsx', '../sections/*.tsx', '!../**/*.test.tsx']),
  );
  const missing = files
    .map((file) => /(\w+)\.tsx$/u.exec(file)?.[1] ?? '')
    .filter((name) => !shownWithin.has(name))
    .filter((name) => !galleryComponents.includes(kebab(name)));
  expect(missing).toEqual([]);
});

/** Parts that are seen within others: frames, labels and pieces. */
const shownWithin = new Set([
  'Announcement', // nothing to see
  'AriaSelect', // select
  'Block', // every section of a service page
  'Card', // service cards
  'Checkbox', // checkbox group
  'CloseUp', // split blocks and portfolio cards
  'Drawer', // mobile menu and side panel, opened by the audit
  'Dropdown', // side menu and table of contents, in small windows
  'FieldLabel',
  'FieldMessage',
  'Footer', // every page
  'Fringe', // every page
  'Header', // every page
  'Hero', // page hero and closing band
  'MessageDialog', // the quote form, opened by the audit
  'Prose', // questions
  'SharedShapes', // wordmark and fringe
  'Swatch', // service cards and family list
  'TextLink',
  'UtilityBar', // every page
  'Wordmark', // every page
]);

/** Some parts go by a shorter name in the gallery. */
const aliases: Record<string, string> = {
  CheckboxGroupField: 'checkbox-group',
  MeterBar: 'meter',
  SelectField: 'select',
  StatusMessage: 'status',
};

function kebab(name: string): string {
  return aliases[name] ?? name.replaceAll(/(?<=[a-z])[A-Z]/gu, '-$&').toLowerCase();
}
