import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldLabel } from './FieldLabel.tsx';
import { testWords } from './testing/words.ts';

test.each([
  ['not in words where its state says it', false, 'City'],
  ['in words where it has no such state', true, 'City (required)'],
])(
  'a field is called required %s, and the asterisk is not read',
  { tags: 'forms/required-spoken' },
  (_, saysRequired, name) => {
    render(
      <label>
        <FieldLabel label="City" words={testWords} saysRequired={saysRequired} />
        <input />
      </label>,
    );
    expect(screen.getByRole('textbox', { name })).toBeVisible();
  },
);
