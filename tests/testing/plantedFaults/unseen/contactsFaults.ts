import type { PlantedFault } from '../plantedFault.ts';

/** Addresses, numbers and names that a text must not bring or change. */
export const contactsFaults: readonly PlantedFault[] = [
  {
    class: 'javascript-url',
    locale: 'fr',
    note: 'An address that runs code, as a text.',
    edit: {
      kind: 'text',
      file: 'common',
      key: 'social.twitter',
      text: 'javascript:alert(document.cookie)',
    },
  },
  {
    class: 'javascript-url',
    locale: 'mr',
    note: 'The same with capitals and a tab to slip through.',
    edit: {
      kind: 'text',
      file: 'contact-us',
      key: 'ways.visitNote',
      text: 'नकाशातील शोध उघडतो JaVa\tScript:alert(1)',
    },
  },
  {
    class: 'javascript-url',
    locale: 'ar',
    note: 'A page inside an address.',
    edit: {
      kind: 'text',
      file: 'thanks-quote',
      key: 'home',
      text: 'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
    },
  },
  {
    class: 'literal-url',
    locale: 'fr',
    note: 'An address that English does not have.',
    edit: {
      kind: 'replace',
      file: 'not-found',
      find: 'Dites-nous ce que vous cherchiez',
      replacement: 'Dites-nous ce que vous cherchiez sur https://techeon-fr.example/contact',
    },
  },
  {
    class: 'literal-url',
    locale: 'mr',
    note: 'A site without its scheme.',
    edit: {
      kind: 'replace',
      file: 'thanks-newsletter',
      find: 'रद्द करण्याचा दुवा असतो.",\n  "home"',
      replacement: 'रद्द करण्याचा दुवा असतो: www.techeon-news.example/unsub.",\n  "home"',
    },
  },
  {
    class: 'literal-url',
    locale: 'ar',
    note: 'A shortened address in a policy of trust.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: 'مثل لائحة GDPR',
      replacement: '(bit.ly/3xAmPl3) مثل لائحة GDPR',
    },
  },
  {
    class: 'email',
    locale: 'fr',
    note: 'Another mailbox beside the right one.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'kept',
      text: 'Votre saisie n’est pas perdue. Vous pouvez aussi nous écrire à {{email}} ou à techeon.paris@gmail.com.',
    },
  },
  {
    class: 'email',
    locale: 'mr',
    note: 'A mailbox where English has none.',
    edit: {
      kind: 'text',
      file: 'contact-us',
      key: 'ways.email',
      text: 'मोफत दरपत्रकासाठी ईमेल करा: sales@techeon.example',
    },
  },
  {
    class: 'email',
    locale: 'ar',
    note: 'Disguised, so that no robot finds it.',
    edit: {
      kind: 'text',
      file: 'not-found',
      key: 'contact',
      text: 'أخبرونا عما كنتم تبحثون عنه: hello (at) techeon.example',
    },
  },
  {
    class: 'phone',
    locale: 'fr',
    note: 'The number of another office.',
    edit: {
      kind: 'text',
      file: 'contact-us',
      key: 'ways.call',
      text: 'Appelez-nous pour toute question\u00a0: 01\u00a023\u00a045\u00a067\u00a089',
    },
  },
  {
    class: 'phone',
    locale: 'mr',
    note: 'A number in the digits of the language.',
    edit: {
      kind: 'text',
      file: 'common',
      key: 'sidePanel.invitation',
      text: 'तुमच्याकडे एखादा प्रकल्प किंवा नुकतीच सुचलेली कल्पना आहे का? ९८७६५ ४३२१० वर फोन करा; आम्ही मदत करू शकतो का, ते आम्ही सांगू.',
    },
  },
  {
    class: 'phone',
    locale: 'ar',
    note: 'An international number where English has none.',
    edit: { kind: 'text', file: 'forms', key: 'quote.call', text: 'اتصلوا بنا +966 50 123 4567' },
  },
  {
    class: 'brand',
    locale: 'fr',
    note: 'A machine has translated the name of a tool.',
    edit: {
      kind: 'replace',
      file: 'api-testing',
      find: 'Nous explorons avec Postman',
      replacement: 'Nous explorons avec Facteur',
    },
  },
  {
    class: 'brand',
    locale: 'fr',
    note: 'A machine has translated half a name.',
    edit: {
      kind: 'replace',
      file: 'api-testing',
      find: 'REST Assured pour Java',
      replacement: 'REPOS assuré pour Java',
    },
  },
  {
    class: 'brand',
    locale: 'mr',
    note: 'The wrong capitals.',
    edit: {
      kind: 'replace',
      file: 'api-testing',
      find: 'TypeScript साठी',
      replacement: 'Typescript साठी',
    },
  },
  {
    class: 'brand',
    locale: 'fr',
    note: 'The wrong capitals in the name of a network.',
    edit: { kind: 'text', file: 'common', key: 'social.linkedin', text: 'Linkedin' },
  },
  {
    class: 'brand',
    locale: 'ar',
    note: 'A name was translated: solutions of development and operation.',
    edit: {
      kind: 'text',
      file: 'menu',
      key: 'pages.devops-solutions',
      text: 'حلول التطوير والتشغيل',
    },
  },
  {
    class: 'brand',
    locale: 'mr',
    note: 'Spelled as it is spoken, with a slip.',
    edit: {
      kind: 'replace',
      file: 'api-testing',
      find: 'WireMock सारखी',
      replacement: 'WireMok सारखी',
    },
  },
];
