// Longer than others: a list, one entry for each mutant.
import type { Mutant } from './mutant.ts';
import { built } from './namedTests.ts';
import { hydrationMutants } from './hydrationMutants.ts';
import { componentMutants } from './componentMutants.ts';
import { pageMutants } from './pageMutants.ts';
import { shellMutants } from './shellMutants.ts';
import { walkMutants } from './walkMutants.ts';

/**
 * What must never go wrong unnoticed. To add one, describe what a visitor would suffer, break it
 * in one place, and name the test that tells.
 */
export const mutants: readonly Mutant[] = [
  {
    name: 'a field loses its label',
    criteria: ['1.3.1', '4.1.2'],
    file: 'src/ui/SelectField.tsx',
    original: ' htmlFor={id}',
    replacement: '',
    killedBy: built('forms.test.ts', 'every field has one label'),
  },
  {
    name: 'the error of a field is not read with it',
    criteria: ['1.3.1'],
    file: 'src/ui/TextField.tsx',
    original: '<FieldError className="field__error">',
    replacement:
      '<FieldError render={({ id: _, ...dom }) => <span {...dom} />} className="field__error">',
    killedBy: {
      file: 'tests/journeys/ariaSnapshots.test.ts',
      title: 'quote-form, quote mistakes, tells what is stored',
    },
  },
  {
    name: 'fields do not say that they are required',
    criteria: ['1.3.1', '3.3.2'],
    file: 'src/ui/TextField.tsx',
    original: "{ 'aria-required': true }",
    replacement: '{}',
    killedBy: built('forms.test.ts', 'every field says once that it is required'),
  },
  {
    name: 'the asterisk of a label is read out',
    criteria: [],
    file: 'src/ui/FieldLabel.tsx',
    original: '<span aria-hidden="true">{words.asterisk}',
    replacement: '<span>{words.asterisk}',
    killedBy: built('forms.test.ts', 'every field says once that it is required'),
  },
  {
    name: 'the focus stays behind when a form has mistakes',
    criteria: ['4.1.3'],
    file: 'src/forms/useRequestForm.ts',
    original: 'summary.current?.focus()',
    replacement: 'undefined',
    killedBy: {
      file: 'tests/journeys/quote.test.ts',
      title: 'an empty form names every mistake at once',
    },
  },
  {
    name: 'a live region is only there once it speaks',
    criteria: ['4.1.3'],
    file: 'src/ui/StatusMessage.tsx',
    original: 'const Icon = icons[tone];',
    replacement: "const Icon = icons[tone];\n  if (children === '') return null;",
    killedBy: built('forms.test.ts', 'the regions that will speak are there and silent'),
  },
  {
    name: 'closing the dialog drops the focus',
    criteria: ['2.4.3'],
    file: 'src/ui/MessageDialog.tsx',
    original: 'isOpen, onClose }: Props) {\n',
    replacement:
      'isOpen, onClose }: Props) {\n  if (isOpen) (document.activeElement as HTMLElement).blur();\n',
    killedBy: {
      file: 'tests/journeys/quote.test.ts',
      title: 'Escape closes the dialog, gives the focus back',
    },
  },
  {
    name: 'an accordion button always says that it is closed',
    criteria: ['4.1.2'],
    file: 'src/ui/Accordion.tsx',
    original: '<Button slot="trigger"',
    replacement:
      '<Button render={(dom) => <button {...dom} aria-expanded="false" />} slot="trigger"',
    killedBy: {
      file: 'tests/journeys/faq.test.ts',
      title: 'a click opens a question and closes it',
    },
  },
  {
    name: 'find-in-page cannot find closed answers',
    criteria: [],
    file: 'src/app/publish.ts',
    original: '$1 hidden="until-found"',
    replacement: '$1 hidden=""',
    killedBy: built('questions.test.ts', 'every closed answer can be found by find-in-page'),
  },
  {
    name: 'a text colour has too little contrast',
    criteria: ['1.4.3'],
    file: 'src/ui/tokens/grounds.css',
    original: '--soft: light-dark(var(--slate-446),',
    replacement: '--soft: light-dark(var(--slate-635),',
    killedBy: {
      file: 'src/ui/tokens/grounds.test.ts',
      title: 'everything on paper can be told apart',
    },
  },
  {
    name: 'a menu that opens does not say so',
    criteria: ['4.1.2'],
    file: 'src/sections/ServiceMenu.tsx',
    original: "'aria-expanded': isOpen,",
    replacement: "'aria-expanded': false,",
    killedBy: {
      file: 'tests/journeys/ariaSnapshots.test.ts',
      title: 'service-menu, service menu open, tells what is stored',
    },
  },
  {
    name: 'pages do not say their language',
    criteria: ['3.1.1'],
    file: 'src/app/Document.tsx',
    original: ' lang={locale.code}',
    replacement: '',
    killedBy: built('languages.test.ts', 'every page says its language and writing direction'),
  },
  {
    name: 'right-to-left pages are written left to right',
    criteria: ['1.3.2'],
    file: 'src/i18n/direction.ts',
    original: "? 'rtl' : 'ltr'",
    replacement: "? 'ltr' : 'ltr'",
    killedBy: built(
      'languages.test.ts',
      'every right-to-left language of the site is told as such',
    ),
  },
  {
    name: 'two pages share a title',
    criteria: ['2.4.2'],
    file: 'src/pages/meta.ts',
    original: '{ title: textOf(title) }',
    replacement: "{ title: '' }",
    killedBy: built('search.test.ts', 'no two pages of a language share a title'),
  },
  {
    name: 'the skip link leads nowhere',
    criteria: ['2.4.1'],
    file: 'src/app/Frame.tsx',
    original: '<main id="main"',
    replacement: '<main',
    killedBy: built('landmarks.test.ts', 'the first stop of every page skips to its main content'),
  },
  {
    name: 'a heading level is left out',
    criteria: [],
    file: 'src/sections/Footer.tsx',
    original: '<h2 className="footer__heading">{list.heading}</h2>',
    replacement: '<h6 className="footer__heading">{list.heading}</h6>',
    killedBy: built('headings.test.ts', 'heading levels go down by one at a time'),
  },
  {
    name: 'thank-you pages can be found by search engines',
    criteria: [],
    file: 'src/app/Document.tsx',
    original: '<meta name="robots" content="noindex" />',
    replacement: '<meta name="robots" content="all" />',
    killedBy: built(
      'search.test.ts',
      'answers to posts and to unknown addresses stay out of search engines',
    ),
  },
  {
    name: 'a new tab gets hold of the page that opened it',
    criteria: [],
    file: 'src/ui/NewTabLink.tsx',
    original: ' rel="noopener noreferrer"',
    replacement: '',
    killedBy: built('names.test.ts', 'every link to a new tab keeps its opener to itself'),
  },
  {
    name: 'React loads with every page',
    criteria: [],
    file: 'src/app/browser.ts',
    original: 'keepHash();\n',
    replacement:
      "keepHash();\nimport * as early from '../islands/hydrate.tsx';\nObject.assign(window, { early });\n",
    killedBy: built('scripts.test.ts', 'the script of every page is small and fetches no other'),
  },
  {
    name: 'a part of the page comes alive before anybody reaches for it',
    criteria: [],
    file: 'src/islands/watchIslands.ts',
    original: 'if (draft && attempt(() => sessionStorage.getItem(draft))) void start();',
    replacement: 'void start();',
    killedBy: {
      file: 'tests/journeys/bytes.test.ts',
      title: 'React arrives when somebody reaches for a part, and not for a link',
    },
  },
  {
    name: 'a sentence has a placeholder that nobody fills',
    criteria: [],
    file: 'locales/en/not-found.json',
    original: ' of {{product}}',
    replacement: ' of {product}',
    killedBy: {
      file: 'src/tools/locales/checkLocales.test.ts',
      title: 'the locales of the site are in order',
    },
  },
  {
    name: 'an old address is lost',
    criteria: [],
    file: 'src/site/routes.ts',
    original: "aliases: ['/services/services']",
    replacement: 'aliases: []',
    killedBy: { file: 'tests/registry.test.ts', title: '/services/services, as the specification' },
  },
  {
    name: 'the policy lets inline scripts run',
    criteria: [],
    file: 'src/tools/build/createHeaders.ts',
    original: '"script-src \'self\'"',
    replacement: "\"script-src 'self' 'unsafe-inline'\"",
    killedBy: {
      file: 'src/tools/build/createHeaders.test.ts',
      title: 'the policy allows nothing but the files of the site',
    },
  },
  {
    name: 'a request that is sent twice is stored twice',
    criteria: [],
    file: 'src/server/store/store.ts',
    original: 'insert.run(id, kind,',
    replacement: 'insert.run(id + Math.random(), kind,',
    killedBy: {
      file: 'src/server/intake/takeJson.test.ts',
      title: 'two posts with the same key and content are one row',
    },
  },
  {
    name: 'a part of the page knows the company',
    criteria: [],
    file: 'src/ui/ButtonLink.tsx',
    original: "import type { ReactNode } from 'react';",
    replacement:
      "import type { ReactNode } from 'react';\nimport { company } from '../site/company.ts';",
    killedBy: { file: 'tests/floors.test.ts', title: 'ui imports only what stands below it' },
  },
  ...shellMutants,
  ...componentMutants,
  ...hydrationMutants,
  ...pageMutants,
  ...walkMutants,
];
