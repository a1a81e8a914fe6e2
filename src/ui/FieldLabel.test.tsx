import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldLabel } from './FieldLabel.tsx';
import { testWords } from './testWords.ts';

function City() {
  return (
    <label>
      <FieldLabel label="City" words={testWords} />
      <input />
    </label>
  );
}

test('a required field is called so in words, and the asterisk is not read [forms/required-spoken]', () => {
  render(<City />);
  expect(screen.getByRole('textbox', { name: 'City (required)' })).toBeVisible();
});
