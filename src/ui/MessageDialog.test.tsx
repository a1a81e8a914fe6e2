import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { MessageDialog } from './MessageDialog.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Page</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Send
      </button>
      <MessageDialog
        heading="Thank you"
        text="A specialist will write."
        close="Close"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </main>
  );
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return screen.getByRole('dialog', { name: 'Thank you' });
}

test('a closed dialog is not in the page', { tags: 'dialog/absent-when-closed' }, () => {
  render(<Page />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('A specialist will write.')).toBeNull();
});

test(
  'an open dialog takes the focus, so that its name and text are read',
  { tags: 'dialog/focus' },
  async () => {
    render(<Page />);
    const dialog = await open();
    expect(document.activeElement).toBe(dialog);
    expect(dialog.textContent).toContain('A specialist will write.');
  },
);

test(
  'while the dialog is open the page behind it is out of reach',
  { tags: 'dialog/background' },
  async () => {
    render(<Page />);
    await open();
    expect(screen.queryByRole('heading', { name: 'Page' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  },
);

test.each([false, true])(
  'Tab stays in the dialog (backwards: %s)',
  { tags: 'dialog/tab' },
  async (shift) => {
    render(<Page />);
    const dialog = await open();
    for (let step = 0; step < 4; step += 1) {
      await userEvent.tab({ shift });
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }));
  },
);

const waysOut: readonly [string, () => Promise<unknown>][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  [
    'Enter on its button',
    async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    },
  ],
  [
    'a click beside it',
    () => userEvent.click(document.querySelector('.backdrop') ?? document.body),
  ],
];

test.each(waysOut)(
  '%s closes the dialog and gives the focus back',
  { tags: ['dialog/ways-out', 'dialog/focus-back'] },
  async (_way, close) => {
    render(<Page />);
    await open();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    const opener = screen.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
);

test('a click on the message itself leaves it open', { tags: 'dialog/click-inside' }, async () => {
  render(<Page />);
  await open();
  await userEvent.click(screen.getByText('A specialist will write.'));
  expect(screen.getByRole('dialog', { name: 'Thank you' })).toBeVisible();
});
