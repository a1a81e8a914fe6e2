// Long because it is a list: each fault is a few lines.
import type { PlantedFault } from '../plantedFault.ts';

/** Signs of HTML in texts: the dangerous ones and those that would merely be shown. */
export const markupFaults: readonly PlantedFault[] = [
  {
    class: 'unsafe-markup',
    locale: 'fr',
    note: 'A script.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: 'Le devis est gratuit.',
      replacement: 'Le devis est gratuit.<script src=//x.example/a.js></script>',
    },
  },
  {
    class: 'unsafe-markup',
    locale: 'mr',
    note: 'A picture that fails on purpose and then runs code.',
    edit: {
      kind: 'replace',
      file: 'not-found',
      find: 'जुना झाला असेल.',
      replacement: 'जुना झाला असेल.<img src=x onerror=alert(1)>',
    },
  },
  {
    class: 'unsafe-markup',
    locale: 'ar',
    note: 'A frame of another site.',
    edit: {
      kind: 'replace',
      file: 'contact-us',
      find: '"يفتح بحثًا في الخرائط"',
      replacement: '"يفتح بحثًا في الخرائط <iframe src=\'https://maps.example\'></iframe>"',
    },
  },
  {
    class: 'unsafe-markup',
    locale: 'fr',
    note: 'A drawing with code, its tag left open.',
    edit: {
      kind: 'text',
      file: 'common',
      key: 'footer.legal',
      text: 'Informations légales<svg/onload=alert(1)',
    },
  },
  {
    class: 'unsafe-markup',
    locale: 'mr',
    note: 'Styles for the whole page.',
    edit: {
      kind: 'text',
      file: 'thanks-consultation',
      key: 'lead',
      text: '<style>body{display:none}</style>आमचे सल्लागार ती वाचतात आणि तुम्ही निवडलेल्या पद्धतीने उत्तर देतात. तुम्हाला आणखी काही करण्याची गरज नाही.',
    },
  },
  {
    class: 'unsafe-markup',
    locale: 'ar',
    note: 'A form that sends to somebody else.',
    edit: {
      kind: 'text',
      file: 'thanks-quote',
      key: 'home',
      text: 'العودة إلى الصفحة الرئيسية<form action=//x.example><input name=email></form>',
    },
  },
  {
    class: 'tag',
    locale: 'fr',
    note: 'Emphasis, which would be shown as signs.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'requiredNote',
      text: 'Les champs marqués d’un <b>astérisque</b> sont obligatoires.',
    },
  },
  {
    class: 'tag',
    locale: 'mr',
    note: 'A line break of HTML.',
    edit: { kind: 'text', file: 'common', key: 'address', text: 'लातूर,<br>महाराष्ट्र, भारत' },
  },
  {
    class: 'tag',
    locale: 'ar',
    note: 'A numbered tag, as other sites use for links.',
    edit: {
      kind: 'text',
      file: 'not-found',
      key: 'lead',
      text: '<0>لا توجد صفحة</0> على هذا العنوان. ربما وقع خطأ في كتابته، أو لم يعد الرابط الذي أوصلكم إلى هنا صالحًا.',
    },
  },
  {
    class: 'tag',
    locale: 'fr',
    note: 'A tag that a machine has spaced out and translated.',
    edit: {
      kind: 'text',
      file: 'api-testing',
      key: 'closing.heading',
      text: 'Montrez-nous < fort > l’interface < / fort > dont d’autres dépendent',
    },
  },
  {
    class: 'tag',
    locale: 'mr',
    note: 'A tag of a translation tool was left over.',
    edit: {
      kind: 'text',
      file: 'home',
      key: 'journey.heading',
      text: 'तुमचा <g id="1">डिजिटल प्रवास</g> सुरू करा',
    },
  },
  {
    class: 'tag',
    locale: 'fr',
    note: 'Only the closing tag was left.',
    edit: {
      kind: 'replace',
      file: 'cookie-policy',
      find: 'l’utilise."',
      replacement: 'l’utilise.</p>"',
    },
  },
  {
    class: 'tag',
    locale: 'ar',
    note: 'Emphasis of Markdown, which would be shown as signs.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'consultation.unreachable',
      text: 'تعذر الاتصال **بالخادم**.',
    },
  },
  {
    class: 'entity',
    locale: 'fr',
    note: 'A no-break space as HTML writes it.',
    edit: {
      kind: 'text',
      file: 'contact-us',
      key: 'hero.lead',
      text: 'Comment pouvons-nous vous aider&nbsp;?',
    },
  },
  {
    class: 'entity',
    locale: 'mr',
    note: 'A quotation mark as HTML writes it.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'consultation.fields.wecontactyou.cleared.either',
      text: '&ldquo;कोणताही चालेल&rdquo; ची निवड काढली.',
    },
  },
  {
    class: 'entity',
    locale: 'ar',
    note: 'By number.',
    edit: { kind: 'text', file: 'home', key: 'hero.services', text: 'جميع&#160;الخدمات' },
  },
  {
    class: 'entity',
    locale: 'fr',
    note: 'An apostrophe escaped by the translation memory.',
    edit: { kind: 'text', file: 'menu', key: 'pages.api-testing', text: 'Tests d&#39;API' },
  },
  {
    class: 'entity',
    locale: 'fr',
    note: 'Escaped twice.',
    edit: {
      kind: 'text',
      file: 'menu',
      key: 'pages.terms',
      text: 'Conditions g&amp;eacute;n&amp;eacute;rales',
    },
  },
  {
    class: 'entity',
    locale: 'mr',
    note: 'As JavaScript and CSS write it: a backslash and a number.',
    edit: { kind: 'text', file: 'common', key: 'skip', text: 'मुख्य\\u00a0मजकुराकडे जा' },
  },
];
