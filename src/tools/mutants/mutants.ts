import type { Break, NamedTest } from './mutant.ts';
import { handoverBreaks } from './hydrationMutants.ts';
import { partBreaks } from './componentMutants.ts';
import { shellBreaks } from './shellMutants.ts';

/** A test of the built site. */
const built = (file: string, title: string): NamedTest => ({ file: `tests/site/${file}`, title });

/**
 * What must never go wrong unnoticed. To add one, describe what a visitor would suffer, break it
 * in one place, and name the test that tells.
 */
export const breaks: readonly Break[] = [
  {
    name: 'a field loses its label',
    file: 'src/ui/SelectField.tsx',
    find: ' htmlFor={id}',
    put: '',
    caughtBy: built('forms.test.ts', 'every field has one label'),
  },
  {
    name: 'the error of a field is not read with it',
    file: 'src/ui/TextField.tsx',
    find: '<FieldError className="field__error">',
    put: '<FieldError render={({ id: _, ...dom }) => <span {...dom} />} className="field__error">',
    caughtBy: { file: 'src/ui/TextField.test.tsx', title: 'the error is tied to the field' },
  },
  {
    name: 'fields do not say that they are required',
    file: 'src/ui/TextField.tsx',
    find: "{ 'aria-required': true }",
    put: '{}',
    caughtBy: built('forms.test.ts', 'every field says once that it is required'),
  },
  {
    name: 'the asterisk of a label is read out',
    file: 'src/ui/FieldLabel.tsx',
    find: '<span aria-hidden="true">{words.asterisk}',
    put: '<span>{words.asterisk}',
    caughtBy: {
      file: 'src/ui/FieldLabel.test.tsx',
      title: 'a field is called required in words where it has no such state',
    },
  },
  {
    name: 'the focus stays behind when a form has mistakes',
    file: 'src/forms/useRequestForm.ts',
    find: 'summary.current?.focus()',
    put: 'undefined',
    caughtBy: {
      file: 'src/forms/QuoteForm-mistakes.test.tsx',
      title: 'the mistakes take the focus and are not announced a second time',
    },
  },
  {
    name: 'a live region is only there once it speaks',
    file: 'src/ui/StatusMessage.tsx',
    find: 'const Icon = icons[tone];',
    put: "const Icon = icons[tone];\n  if (children === '') return null;",
    caughtBy: {
      file: 'src/ui/StatusMessage.test.tsx',
      title: 'a bad message appears in a region that was there, empty, before',
    },
  },
  {
    name: 'closing the dialog drops the focus',
    file: 'src/ui/MessageDialog.tsx',
    find: 'isOpen, onClose }: Props) {\n',
    put: 'isOpen, onClose }: Props) {\n  if (isOpen) (document.activeElement as HTMLElement).blur();\n',
    caughtBy: {
      file: 'src/ui/MessageDialog.test.tsx',
      title: 'Escape closes the dialog and gives the focus back',
    },
  },
  {
    name: 'an accordion button always says that it is closed',
    file: 'src/ui/Accordion.tsx',
    find: '<Button slot="trigger"',
    put: '<Button render={(dom) => <button {...dom} aria-expanded="false" />} slot="trigger"',
    caughtBy: {
      file: 'src/ui/Accordion.test.tsx',
      title: 'a click on another question opens it and closes the open one',
    },
  },
  {
    name: 'find-in-page cannot find closed answers',
    file: 'src/app/publish.ts',
    find: '$1 hidden="until-found"',
    put: '$1 hidden=""',
    caughtBy: built('questions.test.ts', 'every closed answer can be found by find-in-page'),
  },
  {
    name: 'a text colour has too little contrast',
    file: 'src/ui/tokens/grounds.css',
    find: '--soft: light-dark(var(--slate-446),',
    put: '--soft: light-dark(var(--slate-635),',
    caughtBy: {
      file: 'src/ui/tokens/grounds.test.ts',
      title: 'everything on paper can be told apart',
    },
  },
  {
    name: 'a menu that opens does not say so',
    file: 'src/sections/ServiceMenu.tsx',
    find: "'aria-expanded': isOpen,",
    put: "'aria-expanded': false,",
    caughtBy: {
      file: 'tests/journeys/ariaSnapshots.test.ts',
      title: 'service-menu, service menu open, tells what is stored',
    },
  },
  {
    name: 'pages do not say their language',
    file: 'src/app/Document.tsx',
    find: ' lang={locale.code}',
    put: '',
    caughtBy: built('languages.test.ts', 'every page says its language and writing direction'),
  },
  {
    name: 'right-to-left pages are written left to right',
    file: 'src/i18n/direction.ts',
    find: "? 'rtl' : 'ltr'",
    put: "? 'ltr' : 'ltr'",
    caughtBy: built(
      'languages.test.ts',
      'every right-to-left language of the site is told as such',
    ),
  },
  {
    name: 'two pages share a title',
    file: 'locales/en/thanks-newsletter.json',
    find: '"title": "You are subscribed to the newsletter"',
    put: '"title": "Your request has been received"',
    caughtBy: built('search.test.ts', 'no two pages of a language share a title'),
  },
  {
    name: 'the skip link leads nowhere',
    file: 'src/app/Frame.tsx',
    find: '<main id="main"',
    put: '<main',
    caughtBy: built('landmarks.test.ts', 'the first stop of every page skips to its main content'),
  },
  {
    name: 'a heading level is left out',
    file: 'src/sections/Footer.tsx',
    find: '<h2 className="footer__heading">{list.heading}</h2>',
    put: '<h6 className="footer__heading">{list.heading}</h6>',
    caughtBy: built('headings.test.ts', 'heading levels go down by one at a time'),
  },
  {
    name: 'thank-you pages can be found by search engines',
    file: 'src/app/Document.tsx',
    find: '<meta name="robots" content="noindex" />',
    put: '<meta name="robots" content="all" />',
    caughtBy: built(
      'search.test.ts',
      'answers to posts and to unknown addresses stay out of search engines',
    ),
  },
  {
    name: 'a new tab gets hold of the page that opened it',
    file: 'src/ui/NewTabLink.tsx',
    find: ' rel="noopener noreferrer"',
    put: '',
    caughtBy: built('names.test.ts', 'every link to a new tab keeps its opener to itself'),
  },
  {
    name: 'React loads with every page',
    file: 'src/app/browser.ts',
    find: 'keepHash();\n',
    put: "keepHash();\nimport * as early from '../islands/hydrate.tsx';\nObject.assign(window, { early });\n",
    caughtBy: built('scripts.test.ts', 'the script of every page is small and fetches no other'),
  },
  {
    name: 'a part of the page comes alive before anybody reaches for it',
    file: 'src/islands/watchIslands.ts',
    find: 'if (draft && attempt(() => sessionStorage.getItem(draft))) void start();',
    put: 'void start();',
    caughtBy: {
      file: 'tests/journeys/bytes.test.ts',
      title: 'React arrives when somebody reaches for a part, and not for a link',
    },
  },
  {
    name: 'a sentence has a placeholder that nobody fills',
    file: 'locales/en/not-found.json',
    find: ' of {{product}}',
    put: ' of {product}',
    caughtBy: {
      file: 'src/tools/locales/checkLocales.test.ts',
      title: 'the locales of the site are in order',
    },
  },
  {
    name: 'an old address is lost',
    file: 'src/site/routes.ts',
    find: "aliases: ['/services/services']",
    put: 'aliases: []',
    caughtBy: { file: 'tests/registry.test.ts', title: '/services/services, as the specification' },
  },
  {
    name: 'the policy lets inline scripts run',
    file: 'src/tools/build/createHeaders.ts',
    find: '"script-src \'self\'"',
    put: "\"script-src 'self' 'unsafe-inline'\"",
    caughtBy: {
      file: 'src/tools/build/createHeaders.test.ts',
      title: 'the policy allows nothing but the files of the site',
    },
  },
  {
    name: 'a request that is sent twice is stored twice',
    file: 'src/server/store/store.ts',
    find: 'insert.run(id, kind,',
    put: 'insert.run(id + Math.random(), kind,',
    caughtBy: {
      file: 'src/server/intake/takeJson.test.ts',
      title: 'two posts with the same key and content are one row',
    },
  },
  {
    name: 'a part of the page knows the company',
    file: 'src/ui/ButtonLink.tsx',
    find: "import type { ReactNode } from 'react';",
    put: "import type { ReactNode } from 'react';\nimport { company } from '../site/company.ts';",
    caughtBy: { file: 'tests/floors.test.ts', title: 'ui imports only what stands below it' },
  },
  ...shellBreaks,
  ...partBreaks,
  ...handoverBreaks,
];
