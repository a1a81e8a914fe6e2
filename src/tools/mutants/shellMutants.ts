import type { Mutant, NamedTest } from './mutant.ts';
import { journey } from './namedTests.ts';

const section = (file: string, title: string): NamedTest => ({
  file: `src/sections/${file}`,
  title,
});

const enhancer = (file: string, title: string): NamedTest => ({
  file: `src/enhancers/${file}`,
  title,
});

/** What can go wrong on the way to a page and within it: header, menus, drawers, history. */
export const shellMutants: readonly Mutant[] = [
  {
    name: 'closing the menu of small windows drops the focus',
    criteria: ['2.4.3'],
    file: 'src/sections/MobileMenu.tsx',
    original: '<Button\n        className="icon-button"',
    replacement: '<Button\n        key={String(isOpen)}\n        className="icon-button"',
    killedBy: journey('shellMenu.test.ts', 'opens once, unfolds down to a page'),
  },
  {
    name: 'the menu of small windows stays open in a wide one',
    criteria: [],
    file: 'src/sections/MobileMenu.tsx',
    original: "query.addEventListener('change', grow);",
    replacement: '',
    killedBy: journey('shellMenu.test.ts', 'growing to where the navigation'),
  },
  {
    name: 'Escape does not close a drawer',
    criteria: [],
    file: 'src/ui/Drawer.tsx',
    original: ' isDismissable\n',
    replacement: ' isDismissable\n      isKeyboardDismissDisabled\n',
    killedBy: journey('drawers.test.ts', 'it keeps Tab; Escape and a click'),
  },
  {
    name: 'the page behind a drawer stays in reach',
    criteria: ['2.4.3'],
    file: 'src/ui/Drawer.tsx',
    original: 'onClose, children } = props;\n',
    // React Aria leaves what announces in reach.
    replacement:
      "onClose, children } = props;\n  if (isOpen) document.querySelector('main')?.setAttribute('data-live-announcer', 'true');\n",
    killedBy: journey('shellMenu.test.ts', 'opens once, unfolds down to a page'),
  },
  {
    name: 'Escape does not close the services',
    criteria: [],
    file: 'src/sections/ServiceMenu.tsx',
    original: "document.addEventListener('keydown', watchKey);",
    replacement: '',
    killedBy: journey('shellServices.test.ts', 'Escape closes them after a click on a word'),
  },
  {
    name: 'Escape closes the services and drops the focus',
    criteria: ['2.4.3'],
    file: 'src/sections/ServiceMenu.tsx',
    original: "if (by === 'Escape') button.current?.focus();",
    replacement: '',
    killedBy: journey('shellServices.test.ts', 'open and close by their button, and Escape'),
  },
  {
    name: 'the header does not say which page is open',
    criteria: [],
    file: 'src/sections/Header.tsx',
    original: '<TextLink item={item} />',
    replacement: '<TextLink item={{ ...item, isCurrent: false }} />',
    killedBy: journey('ariaSnapshots.test.ts', 'the header of every page tells what is stored'),
  },
  {
    name: 'the side menu does not say which page is open',
    criteria: [],
    file: 'src/sections/SideMenu.tsx',
    original: '<TextLink item={item} />',
    replacement: '<TextLink item={{ ...item, isCurrent: false }} />',
    killedBy: journey('ariaSnapshots.test.ts', 'side-menu, side menu unfolded, tells what'),
  },
  {
    name: 'the table of contents does not say where the reader is',
    criteria: [],
    file: 'src/enhancers/contents.ts',
    original: "'location' : null",
    replacement: 'null : null',
    killedBy: journey('contents.test.ts', 'exactly one entry is marked'),
  },
  {
    name: 'Back within a page leaves the focus on nothing',
    criteria: [],
    file: 'src/enhancers/hash.ts',
    original: '((entry < last && followed.get(entry)) || target)?.focus({ preventScroll: true });',
    replacement: '',
    killedBy: journey('hash.test.ts', 'Back gives the focus back to the link'),
  },
  {
    name: 'a button is seen first and reached last',
    criteria: ['2.4.3'],
    file: 'src/sections/Header.css',
    original: '@media (--wide) {\n  .header__menu {',
    replacement: '.header__panel {\n  order: -1;\n}\n\n@media (--wide) {\n  .header__menu {',
    killedBy: journey(
      'everyState-opened.test.ts',
      'in every state of the header the focus goes in the order in which it is seen',
    ),
  },
  {
    name: 'the names of the languages do not grow with the text',
    criteria: [],
    file: 'src/sections/UtilityBar.css',
    original: '    min-block-size: 2rem;\n  }',
    replacement: '    min-block-size: 2rem;\n    font-size: 12px;\n  }',
    killedBy: journey('zoom.test.ts', 'all text grows with the text size of the browser'),
  },
  {
    name: 'a language does not say that it leads to its home page',
    criteria: [],
    file: 'src/sections/UtilityBar.tsx',
    original: '{instead !== undefined && <> ({instead})</>}',
    replacement: '',
    killedBy: section('UtilityBar.test.tsx', 'a language without this page says which page opens'),
  },
  {
    name: 'the way back to the services believes any address',
    criteria: [],
    file: 'src/enhancers/backLink.ts',
    original: 'if (path !== undefined) link.href = path;',
    replacement: 'link.href = path ?? from;',
    killedBy: enhancer(
      'backLink.test.ts',
      'who came with "?from=javascript:alert(1)" is led to the overview',
    ),
  },
];
