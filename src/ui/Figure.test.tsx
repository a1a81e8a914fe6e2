import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figure } from './Figure.tsx';

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
