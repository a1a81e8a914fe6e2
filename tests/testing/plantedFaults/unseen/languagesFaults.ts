import type { PlantedFault } from '../plantedFault.ts';

/** Texts that are in another language than their file says. */
export const languagesFaults: readonly PlantedFault[] = [
  {
    class: 'untranslated',
    locale: 'fr',
    note: 'A button was overlooked.',
    edit: { kind: 'text', file: 'home', key: 'journey.action', text: 'Get A Quote' },
  },
  {
    class: 'untranslated',
    locale: 'mr',
    note: 'A long text was overlooked.',
    edit: {
      kind: 'text',
      file: 'cookie-policy',
      key: 'sections.how-we-use-cookies.points.draft',
      text: 'A quote or consultation form you have begun, until you send it or close the tab',
    },
  },
  {
    class: 'untranslated',
    locale: 'ar',
    note: 'A message of a form was overlooked.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'consultation.fields.email.errors.invalid',
      text: 'Please enter a valid email address.',
    },
  },
  {
    class: 'untranslated',
    locale: 'fr',
    note: 'The second sentence is still English.',
    edit: {
      kind: 'replace',
      file: 'thanks-newsletter',
      find: 'Chaque numéro contient un lien de désabonnement.',
      replacement: 'Each issue has a link to unsubscribe.',
    },
  },
  {
    class: 'untranslated',
    locale: 'mr',
    note: 'One name in the menu, in Latin letters like the brands.',
    edit: { kind: 'text', file: 'menu', key: 'pages.web-development', text: 'Web Development' },
  },
  {
    class: 'untranslated',
    locale: 'ar',
    note: 'English with a changed word is English all the same.',
    edit: { kind: 'text', file: 'not-found', key: 'home', text: 'Go to our home page' },
  },
  {
    class: 'untranslated',
    locale: 'fr',
    note: 'A word that reads almost like French.',
    edit: { kind: 'text', file: 'react-aria', key: 'components.tableResizer', text: 'Resizer' },
  },
  {
    class: 'untranslated',
    locale: 'fr',
    note: 'Of a question only the first part was translated.',
    edit: {
      kind: 'replace',
      file: 'service-pages',
      find: 'Que se passe-t-il à la fin du contrat\u202f?',
      replacement: 'Que se passe-t-il when we end the contract?',
    },
  },
  {
    class: 'wrong-language',
    locale: 'fr',
    note: 'Spanish.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'consultation.failed',
      text: 'Se ha producido un error. Inténtelo de nuevo.',
    },
  },
  {
    class: 'wrong-language',
    locale: 'mr',
    note: 'Hindi, in the same script.',
    edit: {
      kind: 'text',
      file: 'not-found',
      key: 'lead',
      text: 'इस पते पर कोई पृष्ठ नहीं है। हो सकता है कि यह ग\u093cलत टाइप किया गया हो, या जिस लिंक से आप यहाँ आए हैं वह पुराना हो।',
    },
  },
  {
    class: 'wrong-language',
    locale: 'ar',
    note: 'Persian, in nearly the same script.',
    edit: {
      kind: 'text',
      file: 'contact-us',
      key: 'hero.lead',
      text: 'چگونه م\u06cc\u200cتوان\u06ccم به شما \u06a9م\u06a9 \u06a9ن\u06ccم؟',
    },
  },
  {
    class: 'wrong-language',
    locale: 'fr',
    note: 'Italian.',
    edit: {
      kind: 'text',
      file: 'cookie-policy',
      key: 'sections.types-of-cookies.topics.essential.text',
      text: 'Conservano un accesso o un carrello della spesa. Questo sito non ha né l’uno né l’altro, quindi non ne usa nessuno.',
    },
  },
  {
    class: 'wrong-language',
    locale: 'mr',
    note: 'Hindi in a button that both languages could nearly share.',
    edit: { kind: 'text', file: 'thanks-quote', key: 'home', text: 'मुख्य पृष्ठ पर वापस जाएँ' },
  },
  {
    class: 'wrong-language',
    locale: 'ar',
    note: 'Urdu.',
    edit: {
      kind: 'text',
      file: 'thanks-consultation',
      key: 'lead',
      text: '\u06c1مارا ا\u06cc\u06a9 مش\u06ccر اسے پڑھے گا اور آپ \u06a9ے منتخب \u06a9رد\u06c1 طر\u06ccقے سے جواب دے گا۔ آپ \u06a9و مز\u06ccد \u06a9چھ \u06a9رنے \u06a9\u06cc ضرورت ن\u06c1\u06ccں۔',
    },
  },
];
