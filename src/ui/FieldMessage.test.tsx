import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FieldMessage } from './FieldMessage.tsx';

test(
  'a message is read with its prefix and seen with an icon',
  { tags: 'forms/error-prefix' },
  () => {
    const { container } = render(<FieldMessage prefix="Error:" message="City is required." />);
    expect(container.textContent).toBe('Error: City is required.');
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  },
);
