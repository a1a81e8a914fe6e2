import type { Break, NamedTest } from './mutant.ts';

const section = (file: string, title: string): NamedTest => ({
  file: `src/sections/${file}`,
  title,
});

const drawer = (title: string): NamedTest => ({ file: 'src/ui/Drawer.test.tsx', title });

const enhancer = (file: string, title: string): NamedTest => ({
  file: `src/enhancers/${file}`,
  title,
});

/** What can go wrong on the way to a page and within it: header, menus, drawers, history. */
export const shellBreaks: readonly Break[] = [
  {
    name: 'closing the menu of small windows drops the focus',
    file: 'src/sections/MobileMenu.tsx',
    find: '<Button\n        className="icon-button"',
    put: '<Button\n        key={String(isOpen)}\n        className="icon-button"',
    caughtBy: section(
      'MobileMenu.test.tsx',
      'Escape closes the menu, with the focus back on its button',
    ),
  },
  {
    name: 'the menu of small windows stays open in a wide one',
    file: 'src/sections/MobileMenu.tsx',
    find: "query.addEventListener('change', grow);",
    put: '',
    caughtBy: section('MobileMenu.test.tsx', '[menu-mobile/grows] the menu closes'),
  },
  {
    name: 'Escape does not close a drawer',
    file: 'src/ui/Drawer.tsx',
    find: ' isDismissable\n',
    put: ' isDismissable\n      isKeyboardDismissDisabled\n',
    caughtBy: drawer(
      '[menu-mobile/ways-out] [menu-mobile/focus-back] [sidebar-right/ways-out] [sidebar-right/focus-back] Escape closes',
    ),
  },
  {
    name: 'the page behind a drawer stays in reach',
    file: 'src/ui/Drawer.tsx',
    find: 'onClose, children } = props;\n',
    // React Aria leaves what announces in reach.
    put: "onClose, children } = props;\n  if (isOpen) document.querySelector('main')?.setAttribute('data-live-announcer', 'true');\n",
    caughtBy: drawer(
      '[menu-mobile/background] [sidebar-right/background] while the drawer is open the rest',
    ),
  },
  {
    name: 'Escape does not close the services',
    file: 'src/sections/ServiceMenu.tsx',
    find: "document.addEventListener('keydown', watchKey);",
    put: '',
    caughtBy: section(
      'ServiceMenu.test.tsx',
      '[nav-service/escape] Escape closes the services also after a click on a word',
    ),
  },
  {
    name: 'Escape closes the services and drops the focus',
    file: 'src/sections/ServiceMenu.tsx',
    find: "if (by === 'Escape') button.current?.focus();",
    put: '',
    caughtBy: section(
      'ServiceMenu.test.tsx',
      '[nav-service/escape] Escape closes the services from anywhere in them',
    ),
  },
  {
    name: 'the header does not say which page is open',
    file: 'src/sections/Header.tsx',
    find: '<TextLink item={item} />',
    put: '<TextLink item={{ ...item, isCurrent: false }} />',
    caughtBy: section('Header.test.tsx', '[navigation/current] the page one is on'),
  },
  {
    name: 'the side menu does not say which page is open',
    file: 'src/sections/SideMenu.tsx',
    find: '<TextLink item={item} />',
    put: '<TextLink item={{ ...item, isCurrent: false }} />',
    caughtBy: section('SideMenu.test.tsx', '[side-menu/current] one page is the current one'),
  },
  {
    name: 'the table of contents does not say where the reader is',
    file: 'src/enhancers/contents.ts',
    find: "'location' : null",
    put: 'null : null',
    caughtBy: enhancer('contents.test.ts', '[toc/scroll] the current place follows the reader'),
  },
  {
    name: 'Back within a page leaves the focus on nothing',
    file: 'src/enhancers/hash.ts',
    find: '((entry < last && followed.get(entry)) || place)?.focus({ preventScroll: true });',
    put: '',
    caughtBy: enhancer('hash.test.ts', '[hash/back-focus] [hash/forward-focus] the focus follows'),
  },
  {
    name: 'a button is seen first and reached last',
    file: 'src/sections/Header.css',
    find: '@media (--wide) {\n  .header__menu {',
    put: '.header__panel {\n  order: -1;\n}\n\n@media (--wide) {\n  .header__menu {',
    caughtBy: {
      file: 'tests/journeys/visualOrder.test.ts',
      title:
        '[general/seen-order] what can have the focus is seen in the order in which it gets it, at 1440 px',
    },
  },
  {
    name: 'the names of the languages do not grow with the text',
    file: 'src/sections/UtilityBar.css',
    find: '    min-block-size: 2rem;\n  }',
    put: '    min-block-size: 2rem;\n    font-size: 12px;\n  }',
    caughtBy: { file: 'tests/journeys/zoom.test.ts', title: '[general/text-grows]' },
  },
  {
    name: 'a language does not say that it leads to its home page',
    file: 'src/sections/UtilityBar.tsx',
    find: '{instead !== undefined && ` (${instead})`}',
    put: '',
    caughtBy: section('UtilityBar.test.tsx', 'a language without this page says which page opens'),
  },
  {
    name: 'the way back to the services believes any address',
    file: 'src/enhancers/backLink.ts',
    find: 'if (path !== undefined) link.href = path;',
    put: 'link.href = path ?? from;',
    caughtBy: enhancer(
      'backLink.test.ts',
      'who came with "?from=javascript:alert(1)" is led to the overview',
    ),
  },
];
