import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { KeyBenefits } from './KeyBenefits.tsx';

const benefits = [
  { id: 'cost', title: 'Lower cost', text: 'Pay by the hour.' },
  { id: 'speed', title: 'More speed', text: 'Ready in minutes.' },
];

function show() {
  return render(<KeyBenefits heading="Key benefits" lead="Two of them." benefits={benefits} />);
}

test('each benefit has a tally of all of them', () => {
  const tallies = show().container.querySelectorAll('.tally');
  expect(Array.from(tallies, (tally) => tally.childElementCount)).toEqual([2, 2]);
});
