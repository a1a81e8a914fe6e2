import type { PlantedFault } from '../plantedFault.ts';

/** Plural forms that a language does not have, lacks, or fills with another number. */
export const pluralsFaults: readonly PlantedFault[] = [
  {
    class: 'plural-missing',
    locale: 'fr',
    note: 'French has a form for millions since CLDR 38.',
    edit: {
      kind: 'replace',
      file: 'common',
      find: '    "pages_many": "{{count, number}} de pages",\n',
      replacement: '',
    },
  },
  {
    class: 'plural-missing',
    locale: 'ar',
    note: 'Three to ten.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: '    "count_few": "{{count, number}} صفحات",\n',
      replacement: '',
    },
  },
  {
    class: 'plural-missing',
    locale: 'mr',
    note: 'The form for one.',
    edit: {
      kind: 'replace',
      file: 'common',
      find: '    "families_one": "{{count, number}} सेवागट",\n',
      replacement: '',
    },
  },
  {
    class: 'plural-missing',
    locale: 'ar',
    note: 'The dual.',
    edit: {
      kind: 'replace',
      file: 'common',
      find: '    "families_two": "مجالان",\n',
      replacement: '',
    },
  },
  {
    class: 'plural-extra',
    locale: 'fr',
    note: 'A form of other languages.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: '    "count_many"',
      replacement: '    "count_few": "{{count, number}}\u00a0pages",\n    "count_many"',
    },
  },
  {
    class: 'plural-extra',
    locale: 'mr',
    note: 'As an older i18next wrote its plurals.',
    edit: {
      kind: 'replace',
      file: 'common',
      find: '    "pages_other"',
      replacement: '    "pages_plural": "{{count, number}} पृष्ठे",\n    "pages_other"',
    },
  },
  {
    class: 'plural-extra',
    locale: 'mr',
    note: 'The dual, taken over from Sanskrit grammar.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: '    "count_other"',
      replacement: '    "count_two": "{{count, number}} पृष्ठे",\n    "count_other"',
    },
  },
  {
    class: 'plural-extra',
    locale: 'ar',
    note: 'A number for a form.',
    edit: {
      kind: 'replace',
      file: 'common',
      find: '    "pages_one"',
      replacement: '    "pages_1": "صفحة واحدة",\n    "pages_one"',
    },
  },
  {
    class: 'plural-semantics',
    locale: 'fr',
    note: 'The form for one is also that for zero: "une page" of none.',
    edit: { kind: 'text', file: 'home', key: 'services.count_one', text: 'une page' },
  },
  {
    class: 'plural-semantics',
    locale: 'fr',
    note: 'The plural is a singular.',
    edit: {
      kind: 'text',
      file: 'common',
      key: 'serviceMenu.families_other',
      text: '{{count, number}}\u00a0famille',
    },
  },
  {
    class: 'plural-semantics',
    locale: 'ar',
    note: 'The forms for one and for two stand in each other’s place.',
    edit: {
      kind: 'replace',
      file: 'common',
      find: '"pages_one": "صفحة واحدة",\n    "pages_two": "صفحتان"',
      replacement: '"pages_one": "صفحتان",\n    "pages_two": "صفحة واحدة"',
    },
  },
  {
    class: 'plural-semantics',
    locale: 'mr',
    note: 'The number is missing where it is not one.',
    edit: { kind: 'text', file: 'common', key: 'serviceMenu.pages_other', text: 'अनेक पृष्ठे' },
  },
  {
    class: 'plural-semantics',
    locale: 'ar',
    note: 'Eleven to ninety-nine take a singular in Arabic, as the other text has it.',
    edit: {
      kind: 'text',
      file: 'home',
      key: 'services.count_many',
      text: '{{count, number}} صفحات',
    },
  },
  {
    class: 'plural-semantics',
    locale: 'mr',
    note: 'The form for all other numbers names one number.',
    edit: { kind: 'text', file: 'home', key: 'services.count_other', text: '२ पृष्ठे' },
  },
];
