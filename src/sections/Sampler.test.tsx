import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { weave } from '../ui/weave.ts';
import { Sampler } from './Sampler.tsx';

const items = [
  { id: 'software', number: '01', label: 'Software', href: '/software', isCurrent: true },
  { id: 'data', number: '02', label: 'Data', href: '/data' },
  { id: 'cloud', number: '03', label: 'Cloud', href: '/cloud' },
];

test('each family shows its own weave, with the bright thread one higher each time', () => {
  const { container } = render(<Sampler label="Services" items={items} />);
  const picks = [...container.querySelectorAll('.cloth__pick')];
  const expected = [1, 2, 3].map(
    (family) => weave({ family, columns: 8, rows: 8, picks: [8 - family] }).pick,
  );
  expect(picks.map((pick) => pick.getAttribute('d'))).toEqual(expected);
});
