// Long because it is a list: each fault is a few lines.
import type { PlantedFault } from '../plantedFault.ts';

const frenchFacts = `{ "name": "Français", "script": "Latn", "numberingSystem": "latn" }\n`;
const arabicFacts = `{ "name": "?", "script": "Arab", "numberingSystem": "arab" }\n`;
const marathiFacts = `{ "name": "मराठी", "script": "Deva", "numberingSystem": "deva" }\n`;

/** Files that are not read as their writer meant: syntax, encoding and keys. */
export const syntaxFaults: readonly PlantedFault[] = [
  {
    class: 'json-syntax',
    locale: 'fr',
    note: 'The comma after a line was deleted together with a word.',
    edit: {
      kind: 'replace',
      file: 'menu',
      find: '"home": "Accueil",',
      replacement: '"home": "Accueil"',
    },
  },
  {
    class: 'json-syntax',
    locale: 'mr',
    note: 'A comma after the last line, as JavaScript allows it.',
    edit: {
      kind: 'replace',
      file: 'contact-us',
      find: '"visitNote": "नकाशातील शोध उघडतो"',
      replacement: '"visitNote": "नकाशातील शोध उघडतो",',
    },
  },
  {
    class: 'json-syntax',
    locale: 'fr',
    note: 'Word has made the quotes of the file itself typographic.',
    edit: {
      kind: 'replace',
      file: 'forms',
      find: '"asterisk": "*"',
      replacement: '“asterisk”: “*”',
    },
  },
  {
    class: 'json-syntax',
    locale: 'mr',
    note: 'Straight quotes inside a text, not escaped.',
    edit: { kind: 'replace', file: 'cookie-policy', find: '“गोपनीयता”', replacement: '"गोपनीयता"' },
  },
  {
    class: 'json-syntax',
    locale: 'ar',
    note: 'The editor broke a long line inside a text.',
    edit: {
      kind: 'replace',
      file: 'not-found',
      find: 'خطأ في كتابته، أو لم يعد الرابط',
      replacement: 'خطأ في كتابته،\nأو لم يعد الرابط',
    },
  },
  {
    class: 'json-syntax',
    locale: 'fr',
    note: 'A remark to a colleague was left as a comment.',
    edit: {
      kind: 'replace',
      file: 'common',
      find: '  "waiting"',
      replacement: '  // à revoir avec Claire\n  "waiting"',
    },
  },
  {
    class: 'json-syntax',
    locale: 'ar',
    note: 'A merge was committed with its conflict.',
    edit: {
      kind: 'replace',
      file: 'menu',
      find: '    "home": "الرئيسية",',
      replacement:
        '<<<<<<< HEAD\n    "home": "الرئيسية",\n=======\n    "home": "الصفحة الرئيسية",\n>>>>>>> review',
    },
  },
  {
    class: 'json-syntax',
    locale: 'fr',
    note: 'The upload was cut off: the end of the file is missing.',
    edit: {
      kind: 'replace',
      file: 'thanks-quote',
      find: 'Retour à la page d’accueil"\n}\n',
      replacement: 'Retour à la pa',
    },
  },
  {
    class: 'json-syntax',
    locale: 'mr',
    note: 'Written as Python prints a dictionary.',
    edit: {
      kind: 'write',
      path: 'locales/mr/locale.json',
      content: "{'name': 'मराठी', 'script': 'Deva', 'numberingSystem': 'deva'}\n",
    },
  },
  {
    class: 'json-syntax',
    locale: 'fr',
    note: 'An apostrophe escaped as in JavaScript, which JSON does not know.',
    edit: { kind: 'replace', file: 'forms', find: '"S’abonner"', replacement: '"S\\\'abonner"' },
  },
  {
    class: 'json-syntax',
    locale: 'ar',
    note: 'Typed with an Arabic keyboard: the comma between two lines is an Arabic one.',
    edit: {
      kind: 'replace',
      file: 'forms',
      find: '"asterisk": "*",',
      replacement: '"asterisk": "*"،',
    },
  },
  {
    class: 'encoding',
    locale: 'fr',
    note: 'Saved as Latin-1: the ç is one byte.',
    edit: {
      kind: 'bytes',
      path: 'locales/fr/locale.json',
      hex: Buffer.from(frenchFacts, 'latin1').toString('hex'),
    },
  },
  {
    class: 'encoding',
    locale: 'ar',
    note: 'Saved as Windows-1256, the Arabic code page.',
    edit: {
      kind: 'bytes',
      path: 'locales/ar/locale.json',
      hex: Buffer.from(
        arabicFacts.replace('?', '\u00c7\u00e1\u00da\u00d1\u00c8\u00ed\u00c9'),
        'latin1',
      ).toString('hex'),
    },
  },
  {
    class: 'encoding',
    locale: 'mr',
    note: 'Saved as "Unicode" by Notepad: UTF-16 with a byte order mark.',
    edit: {
      kind: 'bytes',
      path: 'locales/mr/locale.json',
      hex: Buffer.from(`\uFEFF${marathiFacts}`, 'utf16le').toString('hex'),
    },
  },
  {
    class: 'encoding',
    locale: 'fr',
    note: 'A byte order mark before the brace.',
    edit: {
      kind: 'replace',
      file: 'thanks-newsletter',
      find: '{\n  "meta"',
      replacement: '\ufeff{\n  "meta"',
    },
  },
  {
    class: 'encoding',
    locale: 'mr',
    note: 'Cut in the middle of a letter: two of its three bytes, then the rest of the file.',
    edit: {
      kind: 'bytes',
      path: 'locales/mr/locale.json',
      hex: Buffer.from(marathiFacts).toString('hex').replace('e0a4b0', 'e0a4'),
    },
  },
  {
    class: 'duplicate-key',
    locale: 'fr',
    note: 'A second translation of a line was added above the first one.',
    edit: {
      kind: 'replace',
      file: 'forms',
      find: '"asterisk": "*",',
      replacement: '"asterisk": "*",\n  "summary": "Un problème est survenu",',
    },
  },
  {
    class: 'duplicate-key',
    locale: 'mr',
    note: 'The same page twice in the menu, with two names.',
    edit: {
      kind: 'replace',
      file: 'menu',
      find: '"services": "सेवा",',
      replacement: '"services": "सेवा",\n    "services": "आमच्या सेवा",',
    },
  },
  {
    class: 'duplicate-key',
    locale: 'ar',
    note: 'A block was pasted again from an older file and silently loses.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: '  "journey": {',
      replacement: '  "journey": {\n    "heading": "ابدؤوا الآن"\n  },\n  "journey": {',
    },
  },
  {
    class: 'duplicate-key',
    locale: 'fr',
    note: 'The same key once more, spelled with an escape.',
    edit: {
      kind: 'replace',
      file: 'locale',
      find: '  "name": "Français",',
      replacement: '  "name": "Français",\n  "n\\u0061me": "Français",',
    },
  },
  {
    class: 'unknown-key',
    locale: 'fr',
    note: 'A line that only this language has.',
    edit: {
      kind: 'replace',
      file: 'contact-us',
      find: '    "visit":',
      replacement: '    "fax": "Envoyez-nous un fax",\n    "visit":',
    },
  },
  {
    class: 'unknown-key',
    locale: 'mr',
    note: 'A key spelled the British way.',
    edit: { kind: 'replace', file: 'menu', find: '"help-center"', replacement: '"help-centre"' },
  },
  {
    class: 'unknown-key',
    locale: 'fr',
    note: 'A text under a service that does not exist.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: '      "aiml":',
      replacement:
        '      "blockchain": "Des registres distribués, quand ils servent à quelque chose.",\n      "aiml":',
    },
  },
  {
    class: 'unknown-key',
    locale: 'ar',
    note: 'A message that no form can give.',
    edit: {
      kind: 'replace',
      file: 'forms',
      find: '          "required": "يرجى تحديد خيار واحد على الأقل."',
      replacement:
        '          "required": "يرجى تحديد خيار واحد على الأقل.",\n          "too-many": "يرجى تحديد خيار واحد فقط."',
    },
  },
  {
    class: 'unknown-key',
    locale: 'fr',
    note: 'A note of the translator stands among the texts.',
    edit: {
      kind: 'replace',
      file: 'thanks-quote',
      find: '  "heading"',
      replacement: '  "note": { "traductrice": "Le titre est à valider." },\n  "heading"',
    },
  },
  {
    class: 'unknown-key',
    locale: 'mr',
    note: 'The translation tool has translated a key.',
    edit: { kind: 'replace', file: 'not-found', find: '  "offer"', replacement: '  "प्रस्ताव"' },
  },
  {
    class: 'missing-key',
    locale: 'fr',
    note: 'A line was lost.',
    edit: {
      kind: 'replace',
      file: 'forms',
      find: '    "unreachable": "La connexion au serveur a échoué.",\n',
      replacement: '',
    },
  },
  {
    class: 'missing-key',
    locale: 'ar',
    note: 'The last line of a group was lost.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: 'المتفق عليه",\n      "coverage": "الشيفرة التي تغطيها الاختبارات عند التسليم",\n      "sameDay": "طلبات الدعم المنجزة في اليوم نفسه"',
      replacement: 'المتفق عليه",\n      "coverage": "الشيفرة التي تغطيها الاختبارات عند التسليم"',
    },
  },
  {
    class: 'missing-key',
    locale: 'mr',
    note: 'A whole section of a policy is not there.',
    edit: {
      kind: 'replace',
      file: 'cookie-policy',
      find: '    "changes-to-policy": {\n      "heading": "या धोरणातील बदल",\n      "text": {\n        "change": "बदललेले धोरण लागू होण्यापूर्वी या पृष्ठावर प्रसिद्ध केले जाते."\n      }\n    },\n',
      replacement: '',
    },
  },
  {
    class: 'missing-key',
    locale: 'ar',
    note: 'The sentence that stands in for a part that did not load.',
    edit: {
      kind: 'replace',
      file: 'common',
      find: '  "lost": "تعذر تحميل هذا الجزء. يرجى المحاولة مرة أخرى.",\n',
      replacement: '',
    },
  },
  {
    class: 'missing-key',
    locale: 'fr',
    note: 'One of six questions.',
    edit: {
      kind: 'replace',
      file: 'api-testing',
      find: '        "errors": "Un message d’erreur révèle-t-il des détails internes\u202f?",\n',
      replacement: '',
    },
  },
];
