import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { foreignWord } from '../words/foreignWord.tsx';
import type { Word } from '../words/word.ts';
import { Drawer } from './Drawer.tsx';

type Names = { label?: Word; close?: Word };

function Page({ label = 'Things inside', close = 'Shut' }: Names) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <h1>Page</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Look inside
      </button>
      <Drawer
        label={label}
        close={close}
        heading="Example"
        ground="night"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <p>Spools and needles</p>
        <a href="#more">More</a>
      </Drawer>
    </main>
  );
}

async function open(): Promise<HTMLElement> {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Look inside' }));
  return screen.getByRole('dialog', { name: 'Things inside' });
}

test(
  'a closed drawer is not in the page',
  { tags: ['menu-mobile/absent-when-closed', 'sidebar-right/absent-when-closed'] },
  () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Spools and needles')).toBeNull();
  },
);

test(
  'an open drawer is a dialog with a name, its content and its ground',
  { tags: ['menu-mobile/dialog', 'sidebar-right/dialog'] },
  async () => {
    const dialog = await open();
    expect(dialog.textContent).toContain('Example');
    expect(dialog.textContent).toContain('Spools and needles');
    expect(dialog.dataset['ground']).toBe('night');
  },
);

test(
  'the way out has the focus',
  { tags: ['menu-mobile/focus', 'sidebar-right/focus'] },
  async () => {
    await open();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Shut' }));
  },
);

test(
  'while the drawer is open the rest of the page is out of reach',
  { tags: ['menu-mobile/background', 'sidebar-right/background'] },
  async () => {
    await open();
    expect(screen.queryByRole('heading', { name: 'Page' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Look inside' })).toBeNull();
  },
);

test(
  'once it is closed the page is in reach again',
  { tags: ['menu-mobile/background-back', 'sidebar-right/background-back'] },
  async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  },
);

test.each([false, true])(
  'Tab stays in the drawer (backwards: %s)',
  { tags: ['menu-mobile/tab', 'sidebar-right/tab'] },
  async (shift) => {
    const dialog = await open();
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab({ shift });
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'More' }));
  },
);

const waysOut: readonly [string, () => Promise<unknown>][] = [
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Shut' }))],
  ['Enter on its button', () => userEvent.keyboard('{Enter}')],
  [
    'a click beside it',
    () => userEvent.click(document.querySelector('.backdrop') ?? document.body),
  ],
];

test.each(waysOut)(
  '%s closes the drawer and gives the focus back',
  {
    tags: [
      'menu-mobile/ways-out',
      'menu-mobile/focus-back',
      'sidebar-right/ways-out',
      'sidebar-right/focus-back',
    ],
  },
  async (_way, close) => {
    await open();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    const opener = screen.getByRole('button', { name: 'Look inside' });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  },
);

test('a click on its content leaves it open', async () => {
  await open();
  await userEvent.click(screen.getByText('Spools and needles'));
  expect(screen.getByRole('dialog', { name: 'Things inside' })).toBeVisible();
});

test('where its names are in another language they are texts that say so', async () => {
  const arabic = (children: string) => foreignWord({ lang: 'ar', dir: 'rtl', children });
  render(<Page label={arabic('التفاصيل')} close={arabic('إغلاق')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Look inside' }));
  const dialog = screen.getByRole('dialog', { name: 'التفاصيل' });
  const close = screen.getByRole('button', { name: 'إغلاق' });
  expect([dialog.ariaLabel, close.ariaLabel]).toEqual([null, null]);
  expect(close.querySelector<HTMLElement>('[lang]')?.dir).toBe('rtl');
});
