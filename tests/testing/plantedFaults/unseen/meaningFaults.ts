// Long because it is a list: each fault is a few lines.
import type { PlantedFault } from '../plantedFault.ts';

/** Texts that are fine by themselves and wrong beside English or beside the others. */
export const meaningFaults: readonly PlantedFault[] = [
  {
    class: 'changed-number',
    locale: 'fr',
    note: 'Another time to reply.',
    edit: {
      kind: 'replace',
      file: 'contact-us',
      find: 'sous 24\u00a0heures',
      replacement: 'sous 48\u00a0heures',
    },
  },
  {
    class: 'changed-number',
    locale: 'mr',
    note: 'Two digits exchanged: another country.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'consultation.fields.mobile.hint',
      text: '{{digits, number}} अंक, सुरुवातीला +१९ किंवा ० न लावता',
    },
  },
  {
    class: 'changed-number',
    locale: 'ar',
    note: 'Another number of weeks.',
    edit: { kind: 'replace', file: 'home', find: 'إلى ٦ أسابيع', replacement: 'إلى ٩ أسابيع' },
  },
  {
    class: 'changed-number',
    locale: 'fr',
    note: 'A zero too many.',
    edit: {
      kind: 'replace',
      file: 'service-pages',
      find: '20\u00a0intégrations',
      replacement: '200\u00a0intégrations',
    },
  },
  {
    class: 'changed-number',
    locale: 'mr',
    note: 'Another end of a range.',
    edit: { kind: 'replace', file: 'service-pages', find: '३–६ महिने', replacement: '३–५ महिने' },
  },
  {
    class: 'changed-number',
    locale: 'fr',
    note: 'The number is gone, and with it the promise.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'quote.thanks.text',
      text: 'Un spécialiste vous contactera sous quelques jours ouvrés.',
    },
  },
  {
    class: 'changed-number',
    locale: 'fr',
    note: 'A second number was added.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: 'une réponse sous 24\u00a0heures',
      replacement: 'une réponse sous 24\u00a0heures, 365\u00a0jours par an',
    },
  },
  {
    class: 'changed-number',
    locale: 'mr',
    note: 'The two ends of a range changed places.',
    edit: { kind: 'replace', file: 'home', find: '२ ते ६ आठवडे', replacement: '६ ते २ आठवडे' },
  },
  {
    class: 'changed-number',
    locale: 'fr',
    note: 'Nights and weekends got lost: 24 hours on five days.',
    edit: {
      kind: 'text',
      file: 'common',
      key: 'footer.support',
      text: 'Assistance en ligne 24\u00a0h/24 et 5\u00a0j/7',
    },
  },
  {
    class: 'too-long',
    locale: 'fr',
    note: 'An explanation for the name of a button.',
    edit: {
      kind: 'text',
      file: 'common',
      key: 'header.menu',
      text: 'Cliquez ici pour ouvrir ou refermer le menu de navigation principal du site',
    },
  },
  {
    class: 'too-long',
    locale: 'mr',
    note: 'A sentence for a label.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'quote.fields.name.label',
      text: 'कृपया तुमचे संपूर्ण नाव, म्हणजे नाव, वडिलांचे नाव आणि आडनाव येथे लिहा',
    },
  },
  {
    class: 'too-long',
    locale: 'ar',
    note: 'A title that search engines and tabs cut off.',
    edit: {
      kind: 'text',
      file: 'thanks-quote',
      key: 'meta.title',
      text: 'تلقينا طلبكم وسيدرسه فريقنا المختص بعناية قبل أن يتواصل معكم أحد المختصين لدينا خلال يوم عمل واحد لمناقشة التفاصيل',
    },
  },
  {
    class: 'too-long',
    locale: 'fr',
    note: 'The next three sentences were pasted into a heading.',
    edit: {
      kind: 'text',
      file: 'contact-us',
      key: 'ways.heading',
      text: 'Prenez contact avec nous. Notre équipe se tient à votre disposition pour répondre à toutes vos questions. Nous vous remercions de votre confiance. N’hésitez pas à nous écrire.',
    },
  },
  {
    class: 'too-long',
    locale: 'fr',
    note: 'The assistant that translated has answered with a sentence of its own.',
    edit: {
      kind: 'text',
      file: 'common',
      key: 'footer.call',
      text: 'Voici la traduction en français\u00a0: Nous appeler',
    },
  },
  {
    class: 'too-short',
    locale: 'fr',
    note: 'Of three sentences one is left.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: 'Remplissez le formulaire ci-dessous ou appelez-nous. Nous répondons sous 24\u00a0heures, proposons un moment pour en parler et vous envoyons une courte liste de ce qui nous aiderait à comprendre votre projet.',
      replacement: 'Sous 24\u00a0heures.',
    },
  },
  {
    class: 'too-short',
    locale: 'mr',
    note: 'A paragraph became a word.',
    edit: {
      kind: 'text',
      file: 'cookie-policy',
      key: 'sections.third-party-cookies.text.none',
      text: 'काहीही नाही.',
    },
  },
  {
    class: 'too-short',
    locale: 'ar',
    note: 'Cut off in the middle of a word.',
    edit: {
      kind: 'text',
      file: 'home',
      key: 'about.reason',
      text: 'تفشل مشاريع كثيرة لأنها تضيع بين شرك',
    },
  },
  {
    class: 'too-short',
    locale: 'fr',
    note: 'A summary of one paragraph of a policy.',
    edit: {
      kind: 'text',
      file: 'cookie-policy',
      key: 'sections.cookies.text.what',
      text: 'Un petit texte dans le navigateur.',
    },
  },
  {
    class: 'consistency',
    locale: 'fr',
    note: 'Another word for the button that is the same everywhere.',
    edit: { kind: 'text', file: 'home', key: 'hero.quote', text: 'Obtenir une estimation' },
  },
  {
    class: 'consistency',
    locale: 'mr',
    note: 'Another message for the same mistake in the other form.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'consultation.fields.mobile.errors.required',
      text: 'दूरध्वनी क्रमांक भरणे गरजेचे आहे.',
    },
  },
  {
    class: 'consistency',
    locale: 'ar',
    note: 'Another name for the button that closes.',
    edit: { kind: 'text', file: 'forms', key: 'quote.thanks.close', text: 'إقفال' },
  },
  {
    class: 'consistency',
    locale: 'fr',
    note: 'The menu and the page call it by different names.',
    edit: { kind: 'text', file: 'contact-us', key: 'hero.heading', text: 'Prendre contact' },
  },
  {
    class: 'consistency',
    locale: 'fr',
    note: 'The familiar form of address among the polite one of all other texts.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'quote.fields.selectservice.errors.required',
      text: 'Merci de choisir ton service.',
    },
  },
  {
    class: 'duplicate-title',
    locale: 'fr',
    note: 'A title was pasted into another page.',
    edit: {
      kind: 'text',
      file: 'contact-us',
      key: 'meta.title',
      text: 'Aucune page à cette adresse',
    },
  },
  {
    class: 'duplicate-title',
    locale: 'mr',
    note: 'Two pages of thanks, one title.',
    edit: {
      kind: 'text',
      file: 'thanks-consultation',
      key: 'meta.title',
      text: 'तुमची विनंती आम्हाला मिळाली आहे',
    },
  },
  {
    class: 'duplicate-title',
    locale: 'ar',
    note: 'The title of the home page on another one.',
    edit: {
      kind: 'text',
      file: 'not-found',
      key: 'meta.title',
      text: 'برمجيات وبيانات وسحابة وأمن سيبراني من فريق واحد',
    },
  },
  {
    class: 'swapped',
    locale: 'fr',
    note: 'Two buttons exchanged: the one of the quote and the one of the message.',
    edit: {
      kind: 'replace',
      file: 'forms',
      find: '"submit": "Envoyer la demande",\n    "contactSubmit": "Envoyer le message"',
      replacement: '"submit": "Envoyer le message",\n    "contactSubmit": "Envoyer la demande"',
    },
  },
  {
    class: 'swapped',
    locale: 'fr',
    note: 'Two pages of the menu exchanged: terms and privacy.',
    edit: {
      kind: 'replace',
      file: 'menu',
      find: '"privacy-policy": "Politique de confidentialité",\n    "terms": "Conditions générales"',
      replacement:
        '"privacy-policy": "Conditions générales",\n    "terms": "Politique de confidentialité"',
    },
  },
  {
    class: 'swapped',
    locale: 'mr',
    note: 'Two names of networks exchanged.',
    edit: {
      kind: 'replace',
      file: 'common',
      find: '"facebook": "फेसबुक",\n    "instagram": "इन्स्टाग्राम"',
      replacement: '"facebook": "इन्स्टाग्राम",\n    "instagram": "फेसबुक"',
    },
  },
  {
    class: 'swapped',
    locale: 'ar',
    note: 'Two answers of a form exchanged.',
    edit: {
      kind: 'replace',
      file: 'forms',
      find: '"email": "راسلوني بالبريد الإلكتروني",\n          "call": "اتصلوا بي"',
      replacement: '"email": "اتصلوا بي",\n          "call": "راسلوني بالبريد الإلكتروني"',
    },
  },
  {
    class: 'swapped',
    locale: 'fr',
    note: 'Heading and text exchanged.',
    edit: {
      kind: 'replace',
      file: 'service-pages',
      find: '"heading": "Interroger un ingénieur",\n    "text": "Par téléphone aux heures d’ouverture, par e-mail à tout moment."',
      replacement:
        '"heading": "Par téléphone aux heures d’ouverture, par e-mail à tout moment.",\n    "text": "Interroger un ingénieur"',
    },
  },
];
