import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Faq } from './Faq.tsx';

const items = Array.from({ length: 8 }, (_, index) => ({
  id: `q${index}`,
  number: `0${index + 1}`,
  question: `Question ${index + 1}?`,
  answer: `Answer ${index + 1}.`,
}));

function Questions() {
  return (
    <section aria-labelledby="heading">
      <h2 id="heading">Questions</h2>
      <Faq items={items} />
    </section>
  );
}

test('both columns are one list in which one answer is open at a time', async () => {
  render(<Questions />);
  expect(screen.getAllByRole('list')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Question 5?' }));
  const open = screen.getAllByRole('button', { expanded: true });
  expect(open.map((button) => button.textContent)).toEqual(['Question 5?']);
});

test('each question is a heading below the section’s', () => {
  render(<Questions />);
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(8);
});
