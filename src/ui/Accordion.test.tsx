import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { serve } from '../../tests/testing/servedPage.ts';
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

function nothingIsOpen(): boolean {
  return screen.queryAllByRole('button', { expanded: true }).length === 0;
}

function panelOf(name: string): HTMLElement {
  const id = question(name).getAttribute('aria-controls') ?? '';
  return document.getElementById(id) ?? expect.fail(`Expected the answer to "${name}".`);
}

test('the first answer is open at first, and no other', () => {
  render(<Accordion items={items} level={3} />);
  expect(openQuestions()).toEqual(['How long?']);
});

test.each([2, 3, 4] as const)('each question is a heading of level %i with one button', (level) => {
  render(<Accordion items={items} level={level} />);
  const headings = screen.getAllByRole('heading', { level });
  expect(headings.map((heading) => heading.textContent)).toEqual(questions);
  for (const heading of headings) {
    expect(heading.children).toHaveLength(1);
    expect(within(heading).getByRole('button')).toBeVisible();
  }
});

test('the questions are one list, and the number is not part of a name', () => {
  render(<Accordion items={items} level={3} />);
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(questions);
  expect(screen.getByText('02')).toBeVisible();
});

test('a click on another question opens it and closes the open one', async () => {
  render(<Accordion items={items} level={3} />);
  await userEvent.click(question('How safe?'));
  expect(openQuestions()).toEqual(['How safe?']);
  expect(panelOf('How long?').getAttribute('hidden')).toBe('until-found');
});

test.each(['{Enter}', ' '])('"%s" opens and closes, and the focus stays', async (key) => {
  render(<Accordion items={items} level={3} />);
  await userEvent.tab();
  await userEvent.tab();
  while (document.activeElement !== question('How much?')) await userEvent.tab();
  await userEvent.keyboard(key);
  expect(openQuestions()).toEqual(['How much?']);
  expect(document.activeElement).toBe(question('How much?'));
  await userEvent.keyboard(key);
  expect(nothingIsOpen()).toBe(true);
  expect(document.activeElement).toBe(question('How much?'));
});

test('Tab goes from question to question, in both directions', async () => {
  render(<Accordion items={items} level={3} />);
  const stops: (string | null | undefined)[] = [];
  for (const shift of [false, false, false, true, true]) {
    await userEvent.tab({ shift });
    stops.push(document.activeElement?.textContent);
  }
  expect(stops).toEqual(['How long?', 'How much?', 'How safe?', 'How much?', 'How long?']);
});

test('arrow keys move nothing', async () => {
  render(<Accordion items={items} level={3} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(question('How long?'));
});

test('an answer does not say its question again', () => {
  render(<Accordion items={items} level={3} />);
  expect(screen.getByText('Two weeks.').parentElement?.getAttribute('aria-labelledby')).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
});

test('closed answers wait to be found in the page, without being hidden twice', () => {
  render(<Accordion items={items} level={3} />);
  expect(panelOf('How long?').hasAttribute('hidden')).toBe(false);
  for (const name of ['How much?', 'How safe?']) {
    expect(panelOf(name).getAttribute('hidden')).toBe('until-found');
    expect(panelOf(name).hasAttribute('aria-hidden')).toBe(false);
  }
});

test('what find-in-page matches opens, and the open answer closes', () => {
  render(<Accordion items={items} level={3} />);
  act(() => {
    panelOf('How safe?').dispatchEvent(new Event('beforematch', { bubbles: true }));
  });
  expect(openQuestions()).toEqual(['How safe?']);
});

test('the served page has the first answer open and every answer in it', () => {
  serve(<Accordion items={items} level={3} />);
  expect(openQuestions()).toEqual(['How long?']);
  for (const { answer } of items) expect(document.body.textContent).toContain(answer);
  for (const hidden of document.querySelectorAll('[aria-hidden]')) {
    expect(hidden.textContent).toMatch(/^\d\d$/u);
  }
});

test('without questions there is nothing to open', () => {
  render(<Accordion items={[]} level={3} />);
  expect(screen.queryByRole('button')).toBeNull();
});
