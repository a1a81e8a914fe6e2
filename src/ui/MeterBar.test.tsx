import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MeterBar } from './MeterBar.tsx';

test(
  'the value reaches the drawing without a style attribute, which the policy refuses',
  { tags: 'bars/no-style' },
  () => {
    const { container } = render(<MeterBar label="Delivery" value={95} valueLabel="95%" />);
    expect(container.querySelector('rect')?.getAttribute('width')).toBe('95%');
    expect(container.querySelector('[style]')).toBeNull();
  },
);
