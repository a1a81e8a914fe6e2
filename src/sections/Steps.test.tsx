import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Steps } from './Steps.tsx';

const steps = [
  { id: 'assess', number: '01', title: 'Assess', text: 'We list every server.' },
  { id: 'plan', number: '02', title: 'Plan', text: 'Each workload gets a route.' },
];

function show() {
  return render(
    <>
      <h2>The lifecycle in two steps</h2>
      <Steps steps={steps} />
    </>,
  );
}

test('steps are an ordered list, because their order matters', () => {
  show();
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '01AssessWe list every server.',
    '02PlanEach workload gets a route.',
  ]);
});
