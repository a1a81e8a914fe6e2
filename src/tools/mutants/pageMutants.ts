// Longer than others: a list, one entry for each mutant.
import type { Mutant } from './mutant.ts';
import { built, journey } from './namedTests.ts';

/** What can go wrong in a whole page: how it fits a window, how one finds it, what it keeps. */
export const pageMutants: readonly Mutant[] = [
  {
    name: 'a phone on its side shows nothing between header and footer',
    criteria: ['1.3.4'],
    file: 'src/ui/reset/elements.css',
    original: ':is(main, section):focus {',
    replacement:
      '@media (orientation: landscape) and (height <= 30rem) {\n  main {\n    display: none;\n  }\n}\n\n:is(main, section):focus {',
    killedBy: built('orientation.test.ts', 'no style asks which way a window is held'),
  },
  {
    name: 'on a phone held upright the words lie on their side',
    criteria: ['1.3.4'],
    file: 'src/ui/reset/elements.css',
    original: ':is(main, section):focus {',
    replacement:
      '@media (--below-medium) {\n  main {\n    rotate: 90deg;\n  }\n}\n\n:is(main, section):focus {',
    killedBy: built('orientation.test.ts', 'no text is turned'),
  },
  {
    name: 'pages forbid zooming with two fingers',
    criteria: ['1.4.4'],
    file: 'src/app/DocumentHead.tsx',
    original: 'initial-scale=1"',
    replacement: 'initial-scale=1, user-scalable=no"',
    killedBy: built('texts.test.ts', 'no page stops visitors from zooming'),
  },
  {
    name: 'main headings are measured by the window, so that zoom leaves them as they are',
    criteria: ['1.4.4'],
    file: 'src/ui/reset/elements.css',
    original: 'font-size: var(--s-page);',
    replacement: 'font-size: 4vw;',
    killedBy: journey('zoom.test.ts', 'all text of /team reaches twice its size'),
  },
  {
    name: 'nothing opens the contact card in small windows and at 200 % zoom',
    criteria: ['1.4.4', '1.4.10'],
    file: 'src/sections/ContactCard.css',
    original: '.contact-card__place > :not([open]) + & {',
    replacement: '.contact-card__place > & {',
    killedBy: journey('everyPage-windows.test.ts', 'what a wide window shows is there at 320 px'),
  },
  {
    name: 'a phrase of the home page stays on one line, however narrow the window',
    criteria: ['1.4.10'],
    file: 'src/sections/HomeHero.css',
    original: 'grid-area: 1 / 1;\n',
    replacement: 'grid-area: 1 / 1;\n  white-space: nowrap;\n',
    killedBy: journey('banner.test.ts', 'every phrase fits a window of 320 px'),
  },
  {
    name: 'labels are cut as soon as the wider spacing of a visitor makes them two lines',
    criteria: ['1.4.12'],
    file: 'src/ui/Field.css',
    original: '.field__label {\n',
    // Of other scripts a single line would be cut, whatever its spacing.
    replacement:
      ".field__label {\n  [data-script='Latn'] & {\n    overflow: clip;\n    max-block-size: 1.5lh;\n  }\n\n",
    killedBy: journey(
      'everyPage-narrow.test.ts',
      'with the text spacing of SC 1.4.12 nothing is lost on any page',
    ),
  },
  {
    name: 'nothing closes the message of thanks, not even Escape',
    criteria: ['2.1.2'],
    file: 'src/ui/MessageDialog.tsx',
    original: 'isOpen, onClose }: Props) {\n',
    replacement: 'isOpen, onClose }: Props) {\n  onClose = () => undefined;\n',
    killedBy: journey('quote.test.ts', 'Escape closes the dialog'),
  },
  {
    name: 'the carousel turns by itself every four seconds',
    criteria: ['2.2.2'],
    file: 'src/sections/Carousel.tsx',
    original: '  const resize = useEffectEvent(',
    replacement:
      '  const advance = useEffectEvent(() => turn(1));\n  useEffect(() => {\n    const timer = setInterval(() => advance(), 4000);\n    return () => clearInterval(timer);\n  }, []);\n\n  const resize = useEffectEvent(',
    killedBy: {
      file: 'tests/moving.test.ts',
      title: 'what scripts do later, again or picture by picture is on this list',
    },
  },
  {
    name: 'the ground of the changing word flashes four times a second',
    criteria: ['2.3.1'],
    file: 'src/sections/HomeHero.css',
    original:
      "[data-motion='on'] .home-hero__phrase {\n    animation: phrase 12s calc(var(--nth) * 2s - 2.25s) infinite backwards;",
    replacement: "[data-motion='on'] .home-hero__bar {\n    animation: phrase 250ms infinite;",
    killedBy: built(
      'motion-styles.test.ts',
      'no animation changes anything more than three times in a second',
    ),
  },
  {
    name: 'one page is found by the words of another alone',
    criteria: ['2.4.5'],
    file: 'src/site/menus.ts',
    original: "    'team',\n",
    replacement: '',
    killedBy: built('links.test.ts', 'ways of two kinds lead to every page'),
  },
  {
    name: 'links to other sites are called by their new tab and not by their words',
    criteria: ['2.4.4', '2.5.3'],
    file: 'src/ui/NewTabLink.tsx',
    original: ' rel="noopener noreferrer"',
    replacement: ' rel="noopener noreferrer" aria-label={String(newTab)}',
    killedBy: journey(
      'everyState.test.ts',
      'another answer open in en: each control bears its visible words',
    ),
  },
  {
    name: 'the offer of another language is read out as if it were in the language of the page',
    criteria: ['3.1.2'],
    file: 'src/sections/UtilityBar.tsx',
    original: '<p key={code} lang={code} dir={dir}>',
    replacement: '<p key={code} dir={dir}>',
    killedBy: built(
      'languages-words.test.ts',
      'sentences, offers of a language and its name in the picker',
    ),
  },
  {
    name: 'the browser writes the name of the visitor where the company is asked for',
    criteria: ['1.3.5'],
    file: 'src/contract/consultation.ts',
    original: "autoComplete: 'organization'",
    replacement: "autoComplete: 'name'",
    killedBy: built('forms.test.ts', 'the browser can fill in every field'),
  },
  {
    name: 'a list of choices is replaced under the focus, which is lost',
    criteria: ['3.2.1'],
    file: 'src/ui/SelectField.tsx',
    original: 'return isSSR || isInUse;',
    replacement: 'return isSSR;',
    killedBy: journey(
      'beforeHydration-fields.test.ts',
      'quote-form: the list being chosen from stays until it is left',
    ),
  },
  {
    name: 'ticking a way of contact moves the focus to another',
    criteria: ['3.2.2'],
    file: 'src/forms/ContactPreference.tsx',
    original: 'onChange(next);',
    replacement: 'onChange(next);\n          document.getElementById(field.id)?.focus();',
    killedBy: {
      file: 'src/forms/ContactPreference.test.tsx',
      title: 'the focus stays on the box that was chosen',
    },
  },
  {
    name: 'choosing a service leaves the form for the page of the services',
    criteria: ['3.2.2'],
    file: 'src/ui/SelectField.tsx',
    original: "onChange={(key) => onChange(key === null ? '' : String(key))}",
    replacement:
      "onChange={(key) => {\n        onChange(key === null ? '' : String(key));\n        location.assign('/services');\n      }}",
    killedBy: journey(
      'onInput.test.ts',
      'quote-form once it is live: filled in by pointer it changes nothing else in any language',
    ),
  },
  {
    name: 'the side menu begins with the page being read, whichever it is',
    criteria: ['3.2.3'],
    file: 'src/sections/SideMenu.tsx',
    original: '{items.map((item) => (',
    replacement:
      '{items.toSorted((a, b) => Number(b.isCurrent === true) - Number(a.isCurrent === true)).map((item) => (',
    killedBy: built(
      'consistentNavigation.test.ts',
      'the pages of the family keeps one order of its links',
    ),
  },
  {
    name: 'the footer of the home page gives mail before telephone, all others after it',
    criteria: ['3.2.6'],
    file: 'src/sections/Footer.tsx',
    original: '{contacts.map(',
    replacement: '{(lists[0]?.items[0]?.isCurrent ? contacts.toReversed() : contacts).map(',
    killedBy: built(
      'consistentHelp.test.ts',
      'what every page has of them stands in the same places on every page',
    ),
  },
  {
    name: 'a form that could not be sent is emptied',
    criteria: ['3.3.7'],
    file: 'src/forms/useSubmission.ts',
    original: "    if (outcome !== 'stored') return;\n",
    replacement: '',
    killedBy: journey('newsletter.test.ts', 'both controls rest while it runs'),
  },
  {
    name: 'a form that is refused without a script comes back empty',
    criteria: ['3.3.7'],
    file: 'src/server/intake/takeForm.ts',
    original: '{ kind, values, errors',
    replacement: '{ kind, values: {}, errors',
    killedBy: journey(
      'withoutScript.test.ts',
      'newsletter-form: refused by the server it comes back with every value',
    ),
  },
];
