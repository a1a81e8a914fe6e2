import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Strip } from './Strip.tsx';

const labels = ['Secure', 'Fast', 'Tested'];

test('the labels are read once, as a list under a heading', { tags: 'marquee/one-list' }, () => {
  render(<Strip heading="What we do" labels={labels} />);
  expect(screen.getByRole('heading', { level: 2, name: 'What we do' })).toBeVisible();
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(labels);
});

test(
  'the copy that closes the loop can neither be read nor reached',
  { tags: 'marquee/copy-out-of-reach' },
  () => {
    const { container } = render(<Strip heading="What we do" labels={labels} />);
    const [, copy, ...more] = container.querySelectorAll('ul');
    expect(copy?.textContent).toBe('SecureFastTested');
    expect(copy?.getAttribute('aria-hidden')).toBe('true');
    expect(copy?.hasAttribute('inert')).toBe(true);
    expect(more).toEqual([]);
  },
);

test('the real list can be reached', () => {
  render(<Strip heading="What we do" labels={labels} />);
  expect(screen.getByRole('list').hasAttribute('inert')).toBe(false);
});

test('the strip is not a live region', { tags: 'marquee/not-live' }, () => {
  render(<Strip heading="What we do" labels={labels} />);
  expect(screen.queryByRole('marquee')).toBeNull();
});
