// Long because it is a list: each fault is a few lines.
import type { PlantedFault } from '../plantedFault.ts';

/** Values that are no text, no value of a text, or far too much of one. */
export const valuesFaults: readonly PlantedFault[] = [
  {
    class: 'wrong-type',
    locale: 'fr',
    note: 'A sentence became a list of sentences.',
    edit: {
      kind: 'replace',
      file: 'contact-us',
      find: '"Comment pouvons-nous vous aider\u202f?"',
      replacement: '["Comment pouvons-nous", "vous aider\u202f?"]',
    },
  },
  {
    class: 'wrong-type',
    locale: 'mr',
    note: 'A group became one text.',
    edit: {
      kind: 'replace',
      file: 'react-aria',
      find: '{\n    "dismiss": "बंद करा"\n  }',
      replacement: '"बंद करा"',
    },
  },
  {
    class: 'wrong-type',
    locale: 'ar',
    note: 'An export wrote null for an asterisk.',
    edit: {
      kind: 'replace',
      file: 'forms',
      find: '"asterisk": "*"',
      replacement: '"asterisk": null',
    },
  },
  {
    class: 'wrong-type',
    locale: 'fr',
    note: 'A text became an object, as other translation tools write it.',
    edit: {
      kind: 'replace',
      file: 'not-found',
      find: '"home": "Aller à la page d’accueil"',
      replacement: '"home": { "message": "Aller à la page d’accueil" }',
    },
  },
  {
    class: 'wrong-type',
    locale: 'mr',
    note: 'A spreadsheet made a truth value of a text.',
    edit: { kind: 'replace', file: 'forms', find: '"or": "किंवा"', replacement: '"or": true' },
  },
  {
    class: 'wrong-type',
    locale: 'ar',
    note: 'The whole file is a list of pairs.',
    edit: {
      kind: 'write',
      path: 'locales/ar/thanks-newsletter.json',
      content: '[{ "key": "heading", "value": "شكرًا لاشتراككم!" }]\n',
    },
  },
  {
    class: 'trap-key',
    locale: 'fr',
    note: 'A key that would write into the prototype of every object.',
    edit: {
      kind: 'replace',
      file: 'common',
      find: '  "skip"',
      replacement: '  "__proto__": { "title": "Vous avez été piraté" },\n  "skip"',
    },
  },
  {
    class: 'trap-key',
    locale: 'mr',
    note: 'The same by way of the constructor.',
    edit: {
      kind: 'replace',
      file: 'forms',
      find: '  "summary"',
      replacement: '  "constructor": { "prototype": { "isAdmin": "होय" } },\n  "summary"',
    },
  },
  {
    class: 'trap-key',
    locale: 'ar',
    note: 'A key that every object has already.',
    edit: {
      kind: 'replace',
      file: 'menu',
      find: '    "team"',
      replacement: '    "toString": "فريق العمل",\n    "team"',
    },
  },
  {
    class: 'trap-key',
    locale: 'fr',
    note: 'A nested key written flat, with a dot.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: '  "hero": {',
      replacement:
        '  "hero.lead": "Nous concevons, écrivons et testons des logiciels.",\n  "hero": {',
    },
  },
  {
    class: 'oversize',
    locale: 'fr',
    note: 'A paragraph of a megabyte.',
    edit: {
      kind: 'text',
      file: 'home',
      key: 'hero.lead',
      text: 'Nous concevons, écrivons et testons des logiciels. '.repeat(20_000).trim(),
    },
  },
  {
    class: 'oversize',
    locale: 'mr',
    note: 'A file of four megabytes, nearly all of it spaces.',
    edit: {
      kind: 'replace',
      file: 'thanks-quote',
      find: '"home": "मुख्य',
      replacement: `"home":${' '.repeat(4_000_000)}"मुख्य`,
    },
  },
  {
    class: 'empty',
    locale: 'fr',
    note: 'A text was cleared.',
    edit: { kind: 'text', file: 'contact-us', key: 'ways.callNote', text: '' },
  },
  {
    class: 'empty',
    locale: 'mr',
    note: 'Nothing but a space.',
    edit: { kind: 'text', file: 'common', key: 'header.service', text: ' ' },
  },
  {
    class: 'empty',
    locale: 'ar',
    note: 'Nothing but a no-break space.',
    edit: { kind: 'text', file: 'not-found', key: 'offer', text: '\u00a0' },
  },
  {
    class: 'empty',
    locale: 'fr',
    note: 'A reminder instead of a text.',
    edit: { kind: 'text', file: 'home', key: 'testimonials.heading', text: '[à traduire]' },
  },
  {
    class: 'empty',
    locale: 'mr',
    note: 'A reminder instead of a text, in English.',
    edit: { kind: 'text', file: 'forms', key: 'newsletter.lead', text: 'TODO' },
  },
  {
    class: 'empty',
    locale: 'ar',
    note: 'The spreadsheet had no such row.',
    edit: { kind: 'text', file: 'menu', key: 'pages.nlp', text: '#N/A' },
  },
  {
    class: 'empty',
    locale: 'fr',
    note: 'An export wrote the word null.',
    edit: { kind: 'text', file: 'react-aria', key: 'components.tableResizer', text: 'null' },
  },
  {
    class: 'empty',
    locale: 'mr',
    note: 'A dash for a text not needed, somebody thought.',
    edit: { kind: 'text', file: 'contact-us', key: 'ways.visitNote', text: '—' },
  },
  {
    class: 'case-twins',
    locale: 'fr',
    note: 'Two files that are one where the file system ignores case.',
    edit: {
      kind: 'write',
      path: 'locales/fr/Menu.json',
      content: '{ "pages": { "home": "Accueil" } }\n',
    },
  },
  {
    class: 'case-twins',
    locale: 'mr',
    note: 'Two folders that are one where the file system ignores case.',
    edit: {
      kind: 'write',
      path: 'locales/MR/locale.json',
      content: '{ "name": "मराठी", "script": "Deva", "numberingSystem": "deva" }\n',
    },
  },
  {
    class: 'case-twins',
    locale: 'ar',
    note: 'Two keys that only their case tells apart.',
    edit: {
      kind: 'replace',
      file: 'not-found',
      find: '  "heading": "الصفحة غير موجودة",',
      replacement: '  "heading": "الصفحة غير موجودة",\n  "Heading": "الصفحة غير موجودة",',
    },
  },
];
