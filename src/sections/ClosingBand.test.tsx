import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ClosingBand } from './ClosingBand.tsx';

function show() {
  return render(
    <ClosingBand
      heading="Which of your systems should move first?"
      lead="Send us a list."
      main={{ label: 'Get a Quote', href: '/contact-us#quote' }}
      second={{ label: 'Get Free Consultation', href: '/GetConsultation' }}
      family={5}
    />,
  );
}

test('the closing band has a heading and two ways on, the main one first', () => {
  show();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^Which of your systems/u);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/contact-us#quote',
    '/GetConsultation',
  ]);
});

test('the cloth of the closing band is decoration without a bright thread', () => {
  const { container } = show();
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('.cloth__pick')).toBeNull();
});

test('a closing band with one way on has one link', () => {
  render(
    <ClosingBand
      heading="Our promise"
      lead="Dates."
      main={{ label: 'Go', href: '/go' }}
      family={1}
    />,
  );
  expect(screen.getByRole('link', { name: 'Go' })).toBeVisible();
});
