// Long because it is a list: each fault is a few lines.
import type { PlantedFault } from '../plantedFault.ts';

/** Facts of a language that contradict its code, its texts or the standards. */
export const factsFaults: readonly PlantedFault[] = [
  {
    class: 'locale-tag',
    locale: 'fr',
    note: 'Underscore and region, as POSIX and Java write it.',
    edit: { kind: 'move', from: 'locales/fr', to: 'locales/fr_FR' },
  },
  {
    class: 'locale-tag',
    locale: 'mr',
    note: 'Three letters where there is a code of two.',
    edit: { kind: 'move', from: 'locales/mr', to: 'locales/mar' },
  },
  {
    class: 'locale-tag',
    locale: 'ar',
    note: 'The name of the language for its code.',
    edit: { kind: 'move', from: 'locales/ar', to: 'locales/arabic' },
  },
  {
    class: 'locale-tag',
    locale: 'fr',
    note: 'Capitals, as for a country.',
    edit: { kind: 'move', from: 'locales/fr', to: 'locales/FR' },
  },
  {
    class: 'locale-tag',
    locale: 'mr',
    note: 'The code of the country, India, which is an old code of Indonesian.',
    edit: { kind: 'move', from: 'locales/mr', to: 'locales/in' },
  },
  {
    class: 'locale-tag',
    locale: 'ar',
    note: 'The code of a country, Saudi Arabia, which is the code of Sanskrit.',
    edit: { kind: 'move', from: 'locales/ar', to: 'locales/sa' },
  },
  {
    class: 'locale-tag',
    locale: 'fr',
    note: 'A region that does not exist: English is none.',
    edit: { kind: 'move', from: 'locales/fr', to: 'locales/fr-EN' },
  },
  {
    class: 'locale-tag',
    locale: 'mr',
    note: 'The tag says Latin, the texts are in Devanagari.',
    edit: { kind: 'move', from: 'locales/mr', to: 'locales/mr-Latn' },
  },
  {
    class: 'locale-tag',
    locale: 'fr',
    note: 'Region in small letters: not the form that alternates and RFC 5646 use.',
    edit: { kind: 'move', from: 'locales/fr', to: 'locales/fr-ca' },
  },
  {
    class: 'locale-name',
    locale: 'fr',
    note: 'The name in English, where readers look for their own.',
    edit: { kind: 'text', file: 'locale', key: 'name', text: 'French' },
  },
  {
    class: 'locale-name',
    locale: 'fr',
    note: 'Without its cedilla.',
    edit: { kind: 'text', file: 'locale', key: 'name', text: 'Francais' },
  },
  {
    class: 'locale-name',
    locale: 'mr',
    note: 'The name of another language in the same script.',
    edit: { kind: 'text', file: 'locale', key: 'name', text: 'हिन्दी' },
  },
  {
    class: 'locale-name',
    locale: 'ar',
    note: 'The last letter is a heh instead of a teh marbuta.',
    edit: { kind: 'text', file: 'locale', key: 'name', text: 'العربيه' },
  },
  {
    class: 'locale-name',
    locale: 'mr',
    note: 'In Latin letters.',
    edit: { kind: 'text', file: 'locale', key: 'name', text: 'Marathi' },
  },
  {
    class: 'script-fact',
    locale: 'mr',
    note: 'A copied file of facts: the script of English.',
    edit: { kind: 'text', file: 'locale', key: 'script', text: 'Latn' },
  },
  {
    class: 'script-fact',
    locale: 'ar',
    note: 'The name of the script for its code.',
    edit: { kind: 'text', file: 'locale', key: 'script', text: 'Arabic' },
  },
  {
    class: 'script-fact',
    locale: 'fr',
    note: 'Another script than the texts have.',
    edit: { kind: 'text', file: 'locale', key: 'script', text: 'Cyrl' },
  },
  {
    class: 'script-fact',
    locale: 'mr',
    note: 'The name of the script, not the four letters of ISO 15924.',
    edit: { kind: 'text', file: 'locale', key: 'script', text: 'Devanagari' },
  },
  {
    class: 'numbering',
    locale: 'mr',
    note: 'Digits of another script of India.',
    edit: { kind: 'text', file: 'locale', key: 'numberingSystem', text: 'beng' },
  },
  {
    class: 'numbering',
    locale: 'ar',
    note: 'The digits of Persian and Urdu beside Arabic ones in the texts.',
    edit: { kind: 'text', file: 'locale', key: 'numberingSystem', text: 'arabext' },
  },
  {
    class: 'numbering',
    locale: 'fr',
    note: 'What people call the digits of Latin script is another system.',
    edit: { kind: 'text', file: 'locale', key: 'numberingSystem', text: 'arab' },
  },
  {
    class: 'numbering',
    locale: 'mr',
    note: 'No code of Unicode.',
    edit: { kind: 'text', file: 'locale', key: 'numberingSystem', text: 'devanagari' },
  },
  {
    class: 'numbering',
    locale: 'ar',
    note: 'Computed digits in Latin, written ones in Arabic: both on one page.',
    edit: { kind: 'text', file: 'locale', key: 'numberingSystem', text: 'latn' },
  },
];
