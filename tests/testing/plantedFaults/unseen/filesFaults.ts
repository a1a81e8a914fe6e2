import type { PlantedFault } from '../plantedFault.ts';

/** Files that are missing, misnamed or not where they seem to be. */
export const filesFaults: readonly PlantedFault[] = [
  {
    class: 'file-name',
    locale: 'fr',
    note: 'A capital, as the editor of a Mac did not mind.',
    edit: { kind: 'move', from: 'locales/fr/home.json', to: 'locales/fr/Home.json' },
  },
  {
    class: 'file-name',
    locale: 'mr',
    note: 'An underscore for the hyphen.',
    edit: { kind: 'move', from: 'locales/mr/contact-us.json', to: 'locales/mr/contact_us.json' },
  },
  {
    class: 'file-name',
    locale: 'ar',
    note: 'Downloaded a second time.',
    edit: {
      kind: 'write',
      path: 'locales/ar/contact-us (1).json',
      content: '{ "hero": { "heading": "تواصلوا معنا" } }\n',
    },
  },
  {
    class: 'file-name',
    locale: 'fr',
    note: 'The name of the file was translated too.',
    edit: {
      kind: 'move',
      from: 'locales/fr/cookie-policy.json',
      to: 'locales/fr/politique-cookies.json',
    },
  },
  {
    class: 'file-name',
    locale: 'mr',
    note: 'Windows hid the real ending.',
    edit: { kind: 'move', from: 'locales/mr/forms.json', to: 'locales/mr/forms.json.txt' },
  },
  {
    class: 'file-name',
    locale: 'fr',
    note: 'Sorted into a folder.',
    edit: {
      kind: 'move',
      from: 'locales/fr/api-testing.json',
      to: 'locales/fr/services/api-testing.json',
    },
  },
  {
    class: 'file-name',
    locale: 'fr',
    note: 'The hyphen is one of typography, which looks the same.',
    edit: {
      kind: 'move',
      from: 'locales/fr/thanks-quote.json',
      to: 'locales/fr/thanks\u2010quote.json',
    },
  },
  {
    class: 'file-name',
    locale: 'mr',
    note: 'A space after the name.',
    edit: {
      kind: 'move',
      from: 'locales/mr/cookie-policy.json',
      to: 'locales/mr/cookie-policy .json',
    },
  },
  {
    class: 'missing-file',
    locale: 'fr',
    note: 'Words that the page of a service needs.',
    edit: { kind: 'remove', path: 'locales/fr/service-pages.json' },
  },
  {
    class: 'missing-file',
    locale: 'mr',
    note: 'The words of the frame.',
    edit: { kind: 'remove', path: 'locales/mr/common.json' },
  },
  {
    class: 'missing-file',
    locale: 'ar',
    note: 'The facts of the language.',
    edit: { kind: 'remove', path: 'locales/ar/locale.json' },
  },
  {
    class: 'missing-file',
    locale: 'fr',
    note: 'The names of the pages.',
    edit: { kind: 'remove', path: 'locales/fr/menu.json' },
  },
  {
    class: 'symlink',
    locale: 'fr',
    note: 'A page that is not translated was linked to the English one.',
    edit: { kind: 'link', path: 'locales/fr/terms.json', target: '../en/terms.json' },
  },
  {
    class: 'symlink',
    locale: 'mr',
    note: 'A regional language as a link to another one.',
    edit: { kind: 'link', path: 'locales/mr-IN', target: 'mr' },
  },
  {
    class: 'symlink',
    locale: 'ar',
    note: 'A link that leads out of the project.',
    edit: { kind: 'link', path: 'locales/ar/privacy-policy.json', target: '../../../secrets.json' },
  },
  {
    class: 'symlink',
    locale: 'mr',
    note: 'A translated file was replaced by a link to English.',
    edit: { kind: 'link', path: 'locales/mr/not-found.json', target: '../en/not-found.json' },
  },
];
