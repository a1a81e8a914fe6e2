import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { MobileMenu } from './MobileMenu.tsx';
import { SidePanel } from './SidePanel.tsx';

const groups = [
  {
    id: 'weaving',
    name: 'Weaving',
    number: '01',
    items: [
      { id: 'rugs', label: 'Rugs', href: '#rugs', isCurrent: true },
      { id: 'mats', label: 'Mats', href: '#mats' },
    ],
  },
  {
    id: 'dyeing',
    name: 'Dyeing',
    number: '02',
    items: [{ id: 'indigo', label: 'Indigo', href: '#indigo' }],
  },
];

function Page() {
  return (
    <main>
      <h1>Page</h1>
      <div data-island="mobile-menu">
        <MobileMenu
          label="Pages"
          navigation="Main"
          close="Shut"
          service="Crafts"
          home={{ id: 'home', label: 'Start', href: '#start' }}
          overview={{ id: 'all', label: 'All crafts', href: '#all' }}
          size="2 families, 3 pages"
          groups={groups}
          items={[{ id: 'team', label: 'Weavers', href: '#team' }]}
          panel="About the shop"
        />
      </div>
      <div data-island="side-panel">
        <SidePanel
          label="About the shop"
          close="Shut"
          tagline="We weave."
          phone={{ text: '+00 123', href: 'tel:+00123' }}
          email={{ text: 'shop@example.com', href: 'mailto:shop@example.com' }}
          social={{ heading: 'Elsewhere', newTab: 'opens in a new tab', items: [] }}
          invitation="Order a rug?"
          action={{ label: 'Write to us', href: '#form' }}
        />
      </div>
    </main>
  );
}

/** A window whose width the test says; jsdom has no layout and no `matchMedia`. */
class Width extends EventTarget {
  asked = '';
  matches = false;

  set(isWide: boolean): void {
    this.matches = isWide;
    act(() => void this.dispatchEvent(new Event('change')));
  }
}
let width = new Width();

beforeEach(() => {
  width = new Width();
  vi.stubGlobal('matchMedia', (query: string) => {
    width.asked = query;
    return width;
  });
  // jsdom does not know it either: https://github.com/jsdom/jsdom/issues/3695
  HTMLElement.prototype.checkVisibility ??= () => true;
});

function button(): HTMLElement {
  return screen.getByRole('button', { name: 'Pages' });
}

async function open(): Promise<HTMLElement> {
  await userEvent.click(button());
  return screen.getByRole('dialog', { name: 'Pages' });
}

async function unfold(...names: readonly string[]): Promise<void> {
  for (const name of names) await userEvent.click(screen.getByRole('button', { name }));
}

test('the button says whether the menu is open', { tags: 'menu-mobile/expanded' }, async () => {
  render(<Page />);
  const opener = button();
  expect(opener.getAttribute('aria-expanded')).toBe('false');
  await open();
  expect(opener.getAttribute('aria-expanded')).toBe('true');
});

test(
  'the menu is a named navigation of pages, with the services folded',
  { tags: ['menu-mobile/named', 'S2.30'] },
  async () => {
    render(<Page />);
    const navigation = within(await open()).getByRole('navigation', { name: 'Main' });
    const links = within(navigation).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Start', 'Weavers']);
    const crafts = within(navigation).getByRole('button', { name: 'Crafts' });
    expect(crafts.getAttribute('aria-expanded')).toBe('false');
  },
);

test(
  'the services unfold family by family, each under what it says it controls',
  { tags: 'menu-mobile/unfold' },
  async () => {
    render(<Page />);
    await open();
    await unfold('Crafts');
    expect(screen.getByRole('link', { name: 'All crafts' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Rugs' })).toBeNull();
    await unfold('Weaving');
    const family = screen.getByRole('button', { name: 'Weaving', expanded: true });
    const pages = document.getElementById(family.getAttribute('aria-controls') ?? '');
    expect(pages?.textContent).toBe('RugsMats');
    expect(screen.getByRole('button', { name: 'Dyeing', expanded: false })).toBeVisible();
  },
);

test('what was unfolded folds again', async () => {
  render(<Page />);
  await open();
  await unfold('Crafts', 'Weaving', 'Weaving');
  expect(screen.queryByRole('link', { name: 'Rugs' })).toBeNull();
});

test('the page being read is marked', { tags: 'menu-mobile/current' }, async () => {
  render(<Page />);
  await open();
  await unfold('Crafts', 'Weaving');
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['Rugs']);
});

test(
  'they are links in lists, not the menu of an application',
  { tags: 'menu-mobile/links' },
  async () => {
    render(<Page />);
    await open();
    await unfold('Crafts', 'Weaving');
    expect(document.querySelector('[role^="menu"], [aria-haspopup]')).toBeNull();
  },
);

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Shut' }))],
])('%s closes the menu, with the focus back on its button', async (_way, close) => {
  render(<Page />);
  await open();
  await close();
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(button()));
});

test('following a link closes the menu', { tags: 'menu-mobile/choose' }, async () => {
  render(<Page />);
  await open();
  await unfold('Crafts', 'Dyeing');
  await userEvent.click(screen.getByRole('link', { name: 'Indigo' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test(
  'the menu closes when the window grows to where the navigation stands by itself',
  { tags: 'menu-mobile/grows' },
  async () => {
    render(<Page />);
    await open();
    expect(width.asked).toBe('(width >= 64rem)');
    width.set(false);
    expect(screen.getByRole('dialog', { name: 'Pages' })).toBeVisible();
    width.set(true);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  },
);

test(
  'the panel takes the place of the menu and leads back to it',
  { tags: 'sidebar-right/from-menu' },
  async () => {
    render(<Page />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'About the shop' }));
    expect(screen.queryByRole('dialog', { name: 'Pages' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'About the shop' })).toBeVisible();
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Shut' })),
    );

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'About the shop' })).toBeNull();
    const menu = screen.getByRole('dialog', { name: 'Pages' });
    await waitFor(() => expect(menu.contains(document.activeElement)).toBe(true));

    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button()));
  },
);

test('a panel opened by its own button leads back to that', async () => {
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'About the shop' });
  await userEvent.click(opener);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('a panel left by a link does not lead back to the menu later', async () => {
  render(<Page />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'About the shop' }));
  await userEvent.click(screen.getByRole('link', { name: 'Write to us' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'About the shop' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the panel does not lead back to a menu that the window has outgrown', async () => {
  render(<Page />);
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'About the shop' }));
  vi.spyOn(HTMLElement.prototype, 'checkVisibility').mockReturnValue(false);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});
