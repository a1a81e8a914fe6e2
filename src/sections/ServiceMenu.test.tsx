import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ServiceMenu } from './ServiceMenu.tsx';

const groups = [
  {
    id: 'weaving',
    name: 'Weaving',
    number: '01',
    items: [
      { id: 'rugs', label: 'Rugs', href: '#rugs' },
      { id: 'mats', label: 'Mats', href: '#mats', isCurrent: true },
    ],
  },
  {
    id: 'dyeing',
    name: 'Dyeing',
    number: '02',
    items: [{ id: 'indigo', label: 'Indigo', href: '#indigo' }],
  },
];

function Page({ isCurrent = false }: { isCurrent?: boolean }) {
  return (
    <>
      <nav aria-label="Main">
        <a href="#before">Before</a>
        <ServiceMenu
          label="Crafts"
          isCurrent={isCurrent}
          overview={{ id: 'all', label: 'All crafts', href: '#all' }}
          size="2 families, 3 pages"
          groups={groups}
        />
        <a href="#after">After</a>
      </nav>
      <p>Elsewhere</p>
    </>
  );
}

function button(): HTMLElement {
  return screen.getByRole('button', { name: 'Crafts' });
}

async function open(): Promise<HTMLElement> {
  render(<Page />);
  await userEvent.click(button());
  return panel();
}

/** What the button says that it opens. */
function panel(): HTMLElement {
  const id = button().getAttribute('aria-controls') ?? '';
  return document.getElementById(id) ?? expect.fail('Expected the button to name its panel.');
}

function expectClosed(): void {
  expect(button().getAttribute('aria-expanded')).toBe('false');
  expect(button().hasAttribute('aria-controls')).toBe(false);
  expect(screen.queryByText('All crafts')).toBeNull();
}

test('at first only the button is there', { tags: 'nav-service/closed-first' }, () => {
  render(<Page />);
  expectClosed();
});

test.each(['{Enter}', ' '])(
  'the key "%s" opens the services and closes them again',
  { tags: 'nav-service/keys' },
  async (key) => {
    render(<Page />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(button());
    await userEvent.keyboard(key);
    expectClosed();
    expect(document.activeElement).toBe(button());
  },
);

test(
  'the button says what it controls, and that holds the links',
  { tags: 'nav-service/controls' },
  async () => {
    const links = within(await open()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['All crafts', 'Rugs', 'Mats', 'Indigo']);
  },
);

test(
  'they are links in lists, not the menu of an application',
  { tags: 'nav-service/links' },
  async () => {
    await open();
    expect(button().hasAttribute('aria-haspopup')).toBe(false);
    expect(document.querySelector('[role^="menu"]')).toBeNull();
  },
);

test('each family is a list with its name', { tags: 'nav-service/families' }, async () => {
  await open();
  for (const { name, items } of groups) {
    const list = screen.getByRole('list', { name });
    const pages = within(list).getAllByRole('listitem');
    expect(pages.map((page) => page.textContent)).toEqual(items.map(({ label }) => label));
  }
});

test('the size of the offer stands beside the way to all of it', async () => {
  const first = within(await open()).getByRole('link', { name: 'All crafts' }).parentElement;
  expect(first?.textContent).toContain('2 families, 3 pages');
});

test('the page being read is marked', { tags: 'nav-service/current' }, async () => {
  await open();
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.textContent)).toEqual(['Mats']);
});

test(
  'the button tells that it is the current one on the pages of the services only',
  { tags: 'nav-service/button-marked' },
  () => {
    const { rerender } = render(<Page />);
    expect(button().hasAttribute('aria-current')).toBe(false);
    rerender(<Page isCurrent />);
    expect(button().getAttribute('aria-current')).toBe('true');
  },
);

test(
  'Tab goes from the button through the links and back',
  { tags: 'nav-service/tab' },
  async () => {
    await open();
    const stops: (string | null)[] = [];
    for (const shift of [false, false, false, true, true, true]) {
      await userEvent.tab({ shift });
      stops.push(document.activeElement?.textContent ?? null);
    }
    expect(stops).toEqual(['All crafts', 'Rugs', 'Mats', 'Rugs', 'All crafts', 'Crafts']);
    expect(button().getAttribute('aria-expanded')).toBe('true');
  },
);

test(
  'Escape closes the services from anywhere in them, with the focus on the button',
  { tags: 'nav-service/escape' },
  async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expectClosed();
    expect(document.activeElement).toBe(button());
    await userEvent.click(button());
    screen.getByRole('link', { name: 'Mats' }).focus();
    await userEvent.keyboard('{Escape}');
    expectClosed();
    expect(document.activeElement).toBe(button());
  },
);

test(
  'Escape closes the services also after a click on a word that takes no focus',
  { tags: 'nav-service/escape' },
  async () => {
    await open();
    await userEvent.click(screen.getByText('Weaving'));
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard('{Escape}');
    expectClosed();
    expect(document.activeElement).toBe(button());
  },
);

test(
  'Escape leaves the focus alone while the services are closed',
  { tags: 'nav-service/escape-elsewhere' },
  async () => {
    render(<Page />);
    screen.getByRole('link', { name: 'After' }).focus();
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'After' }));
  },
);

test('another window taking the focus leaves the services open', async () => {
  await open();
  fireEvent.blur(button(), { relatedTarget: null });
  expect(button().getAttribute('aria-expanded')).toBe('true');
});

test('choosing a link closes the services', { tags: ['nav-service/choose', 'S2.24'] }, async () => {
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Rugs' }));
  expectClosed();
});

test('the words of the panel are not called clickable, as Orca does where a click is listened for', async () => {
  await open();
  expect(document.querySelector<HTMLElement>('.service-menu__panel')?.onclick).toBeNull();
});
