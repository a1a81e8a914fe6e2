import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { foreignWord } from '../words/foreignWord.tsx';
import { Announcement } from './Announcement.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function said(): string {
  return screen.getByRole('status').textContent;
}

test('the region is there and silent before there is anything to say', () => {
  render(<Announcement text="" />);
  expect(said()).toBe('');
});

test('what is to be said is said at once and taken away soon, so that it is not found later', () => {
  const { rerender } = render(<Announcement text="" />);
  rerender(<Announcement text="Done" turn={1} />);
  expect(said()).toBe('Done');
  pass(2000);
  expect(said()).toBe('');
});

test('the same words again are put into an emptied region, after a moment', () => {
  const { rerender } = render(<Announcement text="Done" turn={1} />);
  rerender(<Announcement text="Done" turn={2} />);
  expect(said()).toBe('');
  pass(99);
  expect(said()).toBe('');
  pass(1);
  expect(said().trim()).toBe('Done');
});

test('the same words again are another message, which Orca would pass over else', () => {
  const { rerender } = render(<Announcement text="Done" turn={1} />);
  const heard = [said()];
  for (const turn of [2, 3, 4]) {
    pass(5000);
    rerender(<Announcement text="Done" turn={turn} />);
    heard.push(said());
  }
  expect(heard.map((words) => words.trim())).toEqual(['Done', 'Done', 'Done', 'Done']);
  heard.slice(1).forEach((words, index) => expect(words).not.toBe(heard[index]));
});

test('drawn again for another reason it says nothing again', () => {
  const { rerender } = render(<Announcement text="Done" turn={1} />);
  pass(2000);
  rerender(<Announcement text="Done" turn={1} />);
  pass(1000);
  expect(said()).toBe('');
});

test('what is over soon is not said at all', () => {
  const { rerender } = render(<Announcement text="Sending" after={500} />);
  pass(499);
  rerender(<Announcement text="" />);
  pass(5000);
  expect(said()).toBe('');
});

test('what lasts is said once it has lasted', () => {
  render(<Announcement text="Sending" after={500} />);
  expect(said()).toBe('');
  pass(500);
  expect(said()).toBe('Sending');
});

test('React Aria does not hide the region with the page while it speaks', () => {
  render(<Announcement text="Done" />);
  expect(screen.getByRole('status').matches('[data-live-announcer]')).toBe(true);
  pass(2000);
  expect(screen.getByRole('status').matches('[data-live-announcer]')).toBe(false);
});

test('words in another language are said as such, also when they are said again', () => {
  const done = foreignWord({ lang: 'ar', dir: 'rtl', children: 'تم' });
  const { rerender } = render(<Announcement text={done} turn={1} />);
  const first = said();
  pass(2000);
  rerender(<Announcement text={done} turn={2} />);
  expect(screen.getByRole('status').querySelector('[lang=ar]')?.textContent).toBe('تم');
  expect([said().trim(), said() === first]).toEqual(['تم', false]);
});
