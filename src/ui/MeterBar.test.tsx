import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MeterBar } from './MeterBar.tsx';

test(
  'a bar is a meter with a name and a value in words, not the progress of a task',
  { tags: 'bars/meter' },
  () => {
    render(<MeterBar label="Delivery" value={95} valueLabel="95 of 100" />);
    const meter = screen.getByRole('meter', { name: 'Delivery' });
    expect(meter.getAttribute('aria-valuetext')).toBe('95 of 100');
    expect(meter.getAttribute('aria-valuenow')).toBe('95');
    expect(meter.getAttribute('aria-valuemin')).toBe('0');
    expect(meter.getAttribute('aria-valuemax')).toBe('100');
    // React Aria adds "progressbar" as a fallback for browsers that know no meter.
    expect(meter.getAttribute('role')?.split(' ')[0]).toBe('meter');
  },
);

test('the value can be read on the page', { tags: 'bars/value-shown' }, () => {
  render(<MeterBar label="Delivery" value={95} valueLabel="95%" />);
  expect(screen.getByText('95%')).toBeVisible();
});

test(
  'the value reaches the drawing without a style attribute, which the policy refuses',
  { tags: 'bars/no-style' },
  () => {
    const { container } = render(<MeterBar label="Delivery" value={95} valueLabel="95%" />);
    expect(container.querySelector('rect')?.getAttribute('width')).toBe('95%');
    expect(container.querySelector('[style]')).toBeNull();
  },
);
