import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useErrorFocus } from './useErrorFocus.ts';
import type { SubmissionState } from './useSubmission.ts';

const pageTitle = 'Page';
const errorTitle = 'Error: Page';

type Props = { state: SubmissionState; attempts: number; moveFocus?: () => void };

function Part({ state, attempts, moveFocus }: Props) {
  useErrorFocus({ state, attempts }, { pageTitle, errorTitle }, () => moveFocus?.());
  return null;
}

beforeEach(() => {
  document.title = 'Page';
});

test('before the first submit neither title nor focus change', () => {
  const moveFocus = vi.fn();
  render(<Part state="editing" attempts={0} moveFocus={moveFocus} />);
  expect(document.title).toBe('Page');
  expect(moveFocus).not.toHaveBeenCalled();
});

test('each submit with a mistake moves the focus once', { tags: 'forms/focus-per-submit' }, () => {
  const moveFocus = vi.fn();
  const { rerender } = render(<Part state="invalid" attempts={1} moveFocus={moveFocus} />);
  rerender(<Part state="invalid" attempts={1} moveFocus={moveFocus} />);
  expect(moveFocus).toHaveBeenCalledOnce();
  rerender(<Part state="invalid" attempts={2} moveFocus={moveFocus} />);
  expect(moveFocus).toHaveBeenCalledTimes(2);
});

test('the title says so while there is a mistake, and no longer', { tags: 'forms/title' }, () => {
  const { rerender } = render(<Part state="invalid" attempts={1} />);
  expect(document.title).toBe(errorTitle);
  rerender(<Part state="sending" attempts={2} />);
  expect(document.title).toBe('Page');
});

test('a form without a mistake does not take the focus', () => {
  const moveFocus = vi.fn();
  const { rerender } = render(<Part state="sending" attempts={1} moveFocus={moveFocus} />);
  rerender(<Part state="refused" attempts={1} moveFocus={moveFocus} />);
  expect(moveFocus).not.toHaveBeenCalled();
});

test('the title comes back too where two forms of a page had mistakes', () => {
  const { rerender } = render(
    <>
      <Part state="invalid" attempts={1} />
      <Part state="editing" attempts={0} />
    </>,
  );
  rerender(
    <>
      <Part state="invalid" attempts={1} />
      <Part state="invalid" attempts={1} />
    </>,
  );
  rerender(
    <>
      <Part state="sending" attempts={2} />
      <Part state="sending" attempts={2} />
    </>,
  );
  expect(document.title).toBe('Page');
});
