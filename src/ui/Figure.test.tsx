import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figure } from './Figure.tsx';

test('the figure is read once and whole, under its caption', { tags: 'counter/read-once' }, () => {
  render(
    <dl>
      <Figure value={240} number="240" before="~" after="+" caption="Business people" />
    </dl>,
  );
  const read = screen.getByRole('definition').cloneNode(true) as HTMLElement;
  read.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove());
  expect(read.textContent).toBe('~240+');
  expect(screen.getByRole('term').textContent).toBe('Business people');
});

test(
  'without a script the final figure is what stands there',
  { tags: 'counter/final-in-page' },
  () => {
    const { container } = render(
      <dl>
        <Figure value={240} number="240" after="+" caption="Business people" />
      </dl>,
    );
    const copy = container.querySelector('[data-count]');
    expect(copy?.textContent).toBe('240');
    expect(copy?.getAttribute('data-count')).toBe('240');
  },
);
