// Long because it is a list: each fault is a few lines.
import type { PlantedFault } from '../plantedFault.ts';

/** What nobody sees: spaces, invisible characters and those that turn the text round. */
export const spacesFaults: readonly PlantedFault[] = [
  {
    class: 'edge-whitespace',
    locale: 'fr',
    note: 'A space after the text.',
    edit: { kind: 'text', file: 'forms', key: 'quote.submit', text: 'Envoyer la demande ' },
  },
  {
    class: 'edge-whitespace',
    locale: 'mr',
    note: 'A space before the text.',
    edit: {
      kind: 'text',
      file: 'thanks-quote',
      key: 'lead',
      text: ' आमचे तज्ज्ञ कामकाजाच्या १ दिवसाच्या आत ईमेलने किंवा तुम्ही दिलेल्या फोन नंबरवर तुमच्याशी संपर्क साधतील.',
    },
  },
  {
    class: 'edge-whitespace',
    locale: 'ar',
    note: 'A line break at the end, from a cell of a spreadsheet.',
    edit: {
      kind: 'text',
      file: 'home',
      key: 'hero.sentence',
      text: 'برمجيات لا تزال تعمل بعد عام من إطلاقها.\n',
    },
  },
  {
    class: 'edge-whitespace',
    locale: 'fr',
    note: 'A no-break space at the end, from Word.',
    edit: {
      kind: 'text',
      file: 'cookie-policy',
      key: 'sections.cookies.heading',
      text: 'Ce que sont les cookies\u00a0',
    },
  },
  {
    class: 'edge-whitespace',
    locale: 'mr',
    note: 'A tab before the text, from a table.',
    edit: { kind: 'text', file: 'menu', key: 'families.cloud', text: '\tक्लाउड सेवा' },
  },
  {
    class: 'double-space',
    locale: 'fr',
    note: 'Two spaces after a full stop.',
    edit: {
      kind: 'replace',
      file: 'contact-us',
      find: 'envoyez le formulaire. Nous',
      replacement: 'envoyez le formulaire.  Nous',
    },
  },
  {
    class: 'double-space',
    locale: 'mr',
    note: 'Two spaces in the middle of a sentence.',
    edit: {
      kind: 'replace',
      file: 'api-testing',
      find: 'एक उदाहरणादाखल विनंती',
      replacement: 'एक  उदाहरणादाखल विनंती',
    },
  },
  {
    class: 'double-space',
    locale: 'ar',
    note: 'A space and a no-break space side by side.',
    edit: {
      kind: 'replace',
      file: 'thanks-newsletter',
      find: 'رابط لإلغاء الاشتراك.",\n  "home"',
      replacement: 'رابط \u00a0لإلغاء الاشتراك.",\n  "home"',
    },
  },
  {
    class: 'double-space',
    locale: 'fr',
    note: 'A line break and the indentation of the source inside a sentence.',
    edit: {
      kind: 'replace',
      file: 'service-pages',
      find: 'Trois habitudes que vous',
      replacement: 'Trois habitudes\\n          que vous',
    },
  },
  {
    class: 'invisible',
    locale: 'fr',
    note: 'A zero width space from a web page.',
    edit: {
      kind: 'replace',
      file: 'contact-us',
      find: 'formulaire"',
      replacement: 'formu\u200blaire"',
    },
  },
  {
    class: 'invisible',
    locale: 'fr',
    note: 'A soft hyphen from a PDF.',
    edit: {
      kind: 'replace',
      file: 'cookie-policy',
      find: 'fonctionnement d’un site',
      replacement: 'fonction\u00adnement d’un site',
    },
  },
  {
    class: 'invisible',
    locale: 'mr',
    note: 'A byte order mark in the middle, from two joined files.',
    edit: { kind: 'text', file: 'menu', key: 'pages.api-testing', text: 'API \ufeffचाचणी' },
  },
  {
    class: 'invisible',
    locale: 'ar',
    note: 'A word joiner.',
    edit: { kind: 'text', file: 'contact-us', key: 'ways.visit', text: 'زوروا\u2060 مكتبنا' },
  },
  {
    class: 'invisible',
    locale: 'fr',
    note: 'A zero width non-joiner, which French has no use for.',
    edit: { kind: 'text', file: 'forms', key: 'newsletter.submit', text: 'S’abon\u200cner' },
  },
  {
    class: 'invisible',
    locale: 'mr',
    note: 'The null character.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'consultation.unreachable',
      text: 'सर्व्हरशी जोडणी\u0000 होऊ शकली नाही.',
    },
  },
  {
    class: 'invisible',
    locale: 'fr',
    note: 'Half of an emoji.',
    edit: {
      kind: 'replace',
      file: 'thanks-newsletter',
      find: '"heading": "Merci pour votre abonnement\u202f!"',
      replacement: '"heading": "Merci pour votre abonnement\u202f!\\ud83d"',
    },
  },
  {
    class: 'invisible',
    locale: 'fr',
    note: 'English letters as tag characters that nobody sees, for machines to read.',
    edit: {
      kind: 'text',
      file: 'not-found',
      key: 'offer',
      text: 'Cherchiez-vous cette page\u202f?\u{e0042}\u{e0075}\u{e0079}',
    },
  },
  {
    class: 'invisible',
    locale: 'ar',
    note: 'The mark of an object, from a Word file with a picture.',
    edit: {
      kind: 'text',
      file: 'home',
      key: 'services.heading',
      text: 'ثماني خدمات وفريق واحد\ufffc',
    },
  },
  {
    class: 'invisible',
    locale: 'mr',
    note: 'A line separator.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: 'पुढचे पाऊल सुचवतो, आम्ही',
      replacement: 'पुढचे पाऊल सुचवतो,\u2028आम्ही',
    },
  },
  {
    class: 'invisible',
    locale: 'fr',
    note: 'A vertical tab, the line break of PowerPoint.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: 'Assez petits pour connaître votre projet. Assez',
      replacement: 'Assez petits pour connaître votre projet.\\u000bAssez',
    },
  },
  {
    class: 'invisible',
    locale: 'mr',
    note: 'A letter that has no shape: the Hangul filler.',
    edit: { kind: 'text', file: 'common', key: 'footer.legal', text: '\u3164कायदेशीर माहिती' },
  },
  {
    class: 'bidi-control',
    locale: 'fr',
    note: 'An override turns the rest of a title round.',
    edit: {
      kind: 'text',
      file: 'not-found',
      key: 'meta.title',
      text: 'Aucune page à cette \u202eadresse',
    },
  },
  {
    class: 'bidi-control',
    locale: 'ar',
    note: 'An embedding that is never closed.',
    edit: {
      kind: 'replace',
      file: 'contact-us',
      find: 'تواصلوا مع {{product}}',
      replacement: 'تواصلوا مع \u202a{{product}}',
    },
  },
  {
    class: 'bidi-control',
    locale: 'ar',
    note: 'An isolate that is never closed.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: 'مثل لائحة GDPR أو',
      replacement: 'مثل لائحة \u2066GDPR أو',
    },
  },
  {
    class: 'bidi-control',
    locale: 'mr',
    note: 'A right-to-left mark, copied along with a number.',
    edit: { kind: 'text', file: 'forms', key: 'quote.fields.mobile.label', text: 'फोन\u200f नंबर' },
  },
  {
    class: 'bidi-control',
    locale: 'ar',
    note: 'An isolate is closed that was never opened.',
    edit: { kind: 'text', file: 'menu', key: 'pages.devops-solutions', text: 'حلول DevOps\u2069' },
  },
];
