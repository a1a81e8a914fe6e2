import { createRef } from 'react';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ErrorSummary } from './ErrorSummary.tsx';

const errors = [
  { id: 'name', message: 'Name is required.' },
  { id: 'city', message: 'City is required.' },
];

const scrolled = vi.fn<(this: Element) => void>();

beforeEach(() => {
  scrolled.mockReset();
  // jsdom lays nothing out and so cannot scroll.
  Element.prototype.scrollIntoView = scrolled;
});

function Form(props: { errors: typeof errors }) {
  return (
    <>
      <h2>Form</h2>
      <ErrorSummary heading="There is a problem" errors={props.errors} />
      <label>
        Name <input id="name" />
      </label>
      <div className="field">
        <label htmlFor="city">City</label> <input id="city" />
      </div>
    </>
  );
}

test(
  'the summary has a heading and a link for each mistake, in the order of the form',
  { tags: 'forms/summary-links' },
  () => {
    render(<Form errors={errors} />);
    const summary = within(screen.getByRole('group', { name: 'There is a problem' }));
    expect(summary.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    const links = summary.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Name is required.',
      'City is required.',
    ]);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#name', '#city']);
  },
);

test('the summary can take the focus without being a stop on the way', async () => {
  const ref = createRef<HTMLDivElement>();
  render(<ErrorSummary ref={ref} heading="There is a problem" errors={errors} />);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('group'));
  ref.current?.blur();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Name is required.' }));
});

test(
  'the summary is read by taking the focus, so it is not a live region too',
  { tags: 'forms/summary-not-live' },
  () => {
    render(<Form errors={errors} />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('group').hasAttribute('aria-live')).toBe(false);
  },
);

test.each(['City is required.', 'Name is required.'])(
  'the link "%s" moves the focus into its field',
  async (message) => {
    render(<Form errors={errors} />);
    const link = screen.getByRole('link', { name: message });
    await userEvent.click(link);
    expect(`#${document.activeElement?.id}`).toBe(link.getAttribute('href'));
  },
);

test(
  'Enter on a link of the summary moves the focus as a click does',
  { tags: 'forms/summary-enter' },
  async () => {
    render(<Form errors={errors} />);
    screen.getByRole('link', { name: 'City is required.' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'City' }));
  },
);

test(
  'the whole field with its label comes into view, not only its box',
  { tags: 'forms/label-in-view' },
  async () => {
    render(<Form errors={errors} />);
    await userEvent.click(screen.getByRole('link', { name: 'City is required.' }));
    expect(scrolled.mock.contexts).toEqual([screen.getByLabelText('City').parentElement]);
  },
);

test(
  'the address stays as it is, so that Back leads to the page before',
  { tags: 'forms/summary-address' },
  async () => {
    render(<Form errors={errors} />);
    const before = history.length;
    await userEvent.click(screen.getByRole('link', { name: 'City is required.' }));
    expect(location.hash).toBe('');
    expect(history.length).toBe(before);
  },
);
