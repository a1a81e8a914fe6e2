import type { Mutant, NamedTest } from './mutant.ts';

// Of all walks those through the states of one part: they are the quickest.
const states = (title: string): NamedTest => ({
  file: 'tests/journeys/everyState-opened.test.ts',
  title,
});

/** What can go wrong on the way through a page by keys, and in what opens on it. */
export const walkMutants: readonly Mutant[] = [
  {
    name: 'a bar stays at the end of the window, over what has the focus',
    criteria: ['2.4.11'],
    file: 'src/ui/reset/elements.css',
    original: '  overflow-wrap: anywhere;\n}',
    replacement:
      "  overflow-wrap: anywhere;\n}\n\nbody::after {\n  position: fixed;\n  inset: auto 0 0;\n  block-size: 6rem;\n  background: var(--fg);\n  content: '';\n}",
    killedBy: states('in every state of the sign-up nothing lies over what has the focus'),
  },
  {
    name: 'the choices of an open list are 12 px high and touch',
    criteria: ['2.5.8'],
    file: 'src/ui/SelectField.css',
    original: '  padding: var(--unit) calc(2 * var(--unit));\n',
    replacement: '  padding: 0 calc(2 * var(--unit));\n  line-height: 12px;\n',
    killedBy: states('in every state of the consultation form what is to be hit'),
  },
  {
    name: 'nothing closes the thanks',
    criteria: ['2.1.2'],
    file: 'src/ui/MessageDialog.tsx',
    original: 'isOpen, onClose }: Props) {\n',
    replacement: 'isOpen }: Props) {\n  const onClose = () => {};\n',
    killedBy: states('from every state of the quote form Tab and Shift+Tab lead out of the page'),
  },
  {
    name: 'Tab goes round within a page for ever',
    criteria: ['2.1.2'],
    file: 'src/app/browser.ts',
    original: 'drawCursorRing();\n',
    replacement:
      "drawCursorRing();\naddEventListener('keydown', (event) => {\n  const links = [...document.querySelectorAll<HTMLElement>('a[href]')];\n  if (event.key !== 'Tab' || document.activeElement !== links.at(-1)) return;\n  event.preventDefault();\n  links[0]?.focus();\n});\n",
    killedBy: states('from every state of the sign-up Tab and Shift+Tab lead out of the page'),
  },
  {
    name: 'words of a summary are only there under the pointer',
    criteria: ['1.4.13'],
    file: 'src/ui/ErrorSummary.css',
    original: '  & li {\n',
    replacement: '  &:not(:hover) li {\n    visibility: hidden;\n  }\n\n  & li {\n',
    killedBy: states('in every state of the consultation form the pointer brings up no words'),
  },
  {
    name: 'fields show no ring',
    criteria: ['2.4.7'],
    file: 'src/ui/Field.css',
    original: '.field__control:hover {\n',
    replacement:
      '.field__control:focus-visible {\n  outline: none;\n  box-shadow: none;\n}\n\n.field__control:hover {\n',
    killedBy: states('in every state of the sign-up every stop shows its ring'),
  },
  {
    name: 'a hint runs out into its own colour',
    criteria: ['1.4.3'],
    file: 'src/ui/Field.css',
    original: '  grid-row: 2;\n  color: var(--soft);\n',
    replacement:
      '  grid-row: 2;\n  background: linear-gradient(to right, var(--bg), var(--soft));\n  color: var(--soft);\n',
    killedBy: states('in every state of the consultation form every text stands out'),
  },
  {
    name: 'the mistakes take the focus and are announced as well',
    criteria: [],
    file: 'src/ui/ErrorSummary.tsx',
    original: 'role="group"',
    replacement: 'role="alert"',
    killedBy: states('every state of the consultation form announces what has changed'),
  },
];
