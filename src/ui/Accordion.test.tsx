import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Accordion } from './Accordion.tsx';

const items = [
  { id: 'one', number: '01', question: 'How long?', answer: 'Two weeks.' },
  { id: 'two', number: '02', question: 'How much?', answer: 'It depends.' },
  { id: 'three', number: '03', question: 'How safe?', answer: 'Very.' },
];

const questions = items.map((item) => item.question);

function question(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

/** The questions whose answers are said to be open. */
function openQuestions(): (string | null)[] {
  return screen.getAllByRole('button', { expanded: true }).map((button) => button.textContent);
}

function panelOf(name: string): HTMLElement {
  const id = question(name).getAttribute('aria-controls') ?? '';
  return document.getElementById(id) ?? expect.fail(`Expected the answer to "${name}".`);
}

test.each([2, 3, 4] as const)('each question is a heading of level %i with one button', (level) => {
  render(<Accordion items={items} level={level} />);
  const headings = screen.getAllByRole('heading', { level });
  expect(headings.map((heading) => heading.textContent)).toEqual(questions);
  for (const heading of headings) {
    expect(heading.children).toHaveLength(1);
    expect(within(heading).getByRole('button')).toBeVisible();
  }
});

test('a click on another question opens it and closes the open one', async () => {
  render(<Accordion items={items} level={3} />);
  await userEvent.click(question('How safe?'));
  expect(openQuestions()).toEqual(['How safe?']);
  expect(panelOf('How long?').getAttribute('hidden')).toBe('until-found');
});

test('arrow keys move nothing', async () => {
  render(<Accordion items={items} level={3} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(question('How long?'));
});

test('without questions there is nothing to open', () => {
  render(<Accordion items={[]} level={3} />);
  expect(screen.queryByRole('button')).toBeNull();
});
