import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HomeHero } from './HomeHero.tsx';

const phrases = ['All In One', 'Web Design', 'Development'];

function Hero() {
  return (
    <HomeHero
      sentence="We build things."
      team="One team for"
      spoken="One team for all of it."
      phrases={phrases}
      lead="Since ever."
      actions={<a href="#form">Get A Quote</a>}
    />
  );
}

test(
  'the headline is read as one fixed sentence, whatever word is shown',
  { tags: 'banner/one-sentence' },
  () => {
    render(<Hero />);
    const name = 'We build things. One team for all of it.';
    expect(screen.getByRole('heading', { level: 1, name })).toBeVisible();
  },
);

test('all phrases are in the page for the eye, each once', { tags: 'banner/phrases-once' }, () => {
  render(<Hero />);
  for (const phrase of phrases) expect(screen.getAllByText(phrase)).toHaveLength(1);
});

test('the changing word is never announced', { tags: 'banner/never-announced' }, () => {
  const { container } = render(<Hero />);
  expect(container.querySelector('[aria-live], [role=status], [role=marquee]')).toBeNull();
  expect(screen.getByText('Web Design').closest('[aria-hidden=true]')).not.toBeNull();
});
