import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Beside } from './Beside.tsx';

const side = <nav aria-label="Side" />;

test('what stands beside a text is read before it', () => {
  const { container } = render(<Beside side={side}>Text</Beside>);
  const [first, second] = container.firstElementChild?.children ?? [];
  expect(first?.matches('nav')).toBe(true);
  expect(second?.textContent).toBe('Text');
});

test('what accompanies a form is read after it', () => {
  const { container } = render(
    <Beside side={side} at="end">
      Text
    </Beside>,
  );
  const [first, second] = container.firstElementChild?.children ?? [];
  expect(first?.textContent).toBe('Text');
  expect(second?.matches('nav')).toBe(true);
});
