import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SidePanel } from './SidePanel.tsx';

function Page({ action = '#form' }: { action?: string }) {
  return (
    <main>
      <h1>Page</h1>
      <SidePanel
        label="About the shop"
        close="Shut"
        tagline="We weave."
        phone={{ text: '+00 123', href: 'tel:+00123' }}
        email={{ text: 'shop@example.com', href: 'mailto:shop@example.com' }}
        social={{
          heading: 'Elsewhere',
          newTab: 'opens in a new tab',
          items: [{ id: 'chirper', label: 'Chirper', href: 'https://example.com/in' }],
        }}
        invitation="Order a rug?"
        action={{ label: 'Write to us', href: action }}
      />
    </main>
  );
}

function button(): HTMLElement {
  return screen.getByRole('button', { name: 'About the shop' });
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(button());
  return screen.getByRole('dialog', { name: 'About the shop' });
}

test('the button says whether the panel is open', { tags: 'sidebar-right/expanded' }, async () => {
  render(<Page />);
  const opener = button();
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await open();
  expect(opener.getAttribute('aria-expanded')).toBe('true');
});

test('phone and email can be used and read left to right in every language', async () => {
  render(<Page />);
  const panel = within(await open());
  for (const [text, href] of [
    ['+00 123', 'tel:+00123'],
    ['shop@example.com', 'mailto:shop@example.com'],
  ] as const) {
    expect(panel.getByRole('link', { name: text }).getAttribute('href')).toBe(href);
    expect(panel.getByText(text).getAttribute('dir')).toBe('ltr');
  }
});

test(
  'a link to a place on the page closes the panel, which would cover it',
  { tags: 'sidebar-right/link-closes' },
  async () => {
    render(<Page />);
    await open();
    await userEvent.click(screen.getByRole('link', { name: 'Write to us' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
