// Long because it is a list: each fault is a few lines.
import type { PlantedFault } from '../plantedFault.ts';

/** Marks that a printer of the language would correct, and words written twice. */
export const typographyFaults: readonly PlantedFault[] = [
  {
    class: 'quotes',
    locale: 'fr',
    note: 'Typewriter quotes.',
    edit: {
      kind: 'replace',
      file: 'cookie-policy',
      find: '«\u00a0Confidentialité\u00a0»',
      replacement: '\\"Confidentialité\\"',
    },
  },
  {
    class: 'quotes',
    locale: 'fr',
    note: 'English quotes, where all other texts have guillemets.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'consultation.fields.wecontactyou.cleared.email',
      text: 'L’option “Par e-mail” a été décochée.',
    },
  },
  {
    class: 'quotes',
    locale: 'ar',
    note: 'A quotation that is never closed.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'consultation.fields.wecontactyou.cleared.call',
      text: 'تم إلغاء تحديد «اتصلوا بي.',
    },
  },
  {
    class: 'quotes',
    locale: 'mr',
    note: 'Typewriter quotes.',
    edit: {
      kind: 'text',
      file: 'common',
      key: 'picture.title',
      text: 'कापडाच्या तुकड्याशेजारी "{{title}}" हे शीर्षक आणि {{product}} हे नाव',
    },
  },
  {
    class: 'quotes',
    locale: 'fr',
    note: 'A typewriter apostrophe, where all others are curly.',
    edit: {
      kind: 'replace',
      file: 'service-pages',
      find: 'Nous rendons compte des mois faibles comme des bons, en disant ce qui, selon nous, n’a',
      replacement:
        "Nous rendons compte des mois faibles comme des bons, en disant ce qui, selon nous, n'a",
    },
  },
  {
    class: 'quotes',
    locale: 'mr',
    note: 'Two closing marks.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'consultation.fields.wecontactyou.cleared.email',
      text: '”मला ईमेल करा” ची निवड काढली.',
    },
  },
  {
    class: 'quotes',
    locale: 'fr',
    note: 'A backtick for an apostrophe.',
    edit: {
      kind: 'replace',
      file: 'not-found',
      find: 'le lien qui vous a conduit ici est périmé.',
      replacement: 'le lien qui vous a conduit jusqu`ici est périmé.',
    },
  },
  {
    class: 'quotes',
    locale: 'fr',
    note: 'Guillemets without the spaces inside that all others have.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'consultation.fields.wecontactyou.cleared.call',
      text: 'L’option «Par téléphone» a été décochée.',
    },
  },
  {
    class: 'ellipsis',
    locale: 'fr',
    note: 'Three full stops after a short text.',
    edit: { kind: 'text', file: 'forms', key: 'sending', text: 'Envoi en cours...' },
  },
  {
    class: 'ellipsis',
    locale: 'mr',
    note: 'Three full stops for the one at the end.',
    edit: { kind: 'text', file: 'common', key: 'waiting', text: 'क्षणभर थांबा, अजून लोड होत आहे...' },
  },
  {
    class: 'ellipsis',
    locale: 'ar',
    note: 'Two full stops, as in a chat.',
    edit: { kind: 'text', file: 'common', key: 'waiting', text: 'لحظة من فضلكم، التحميل جارٍ..' },
  },
  {
    class: 'punctuation',
    locale: 'fr',
    note: 'An ordinary space before the mark, where the line may break.',
    edit: {
      kind: 'text',
      file: 'home',
      key: 'faq.items.start.question',
      text: 'Comment commencer ?',
    },
  },
  {
    class: 'punctuation',
    locale: 'fr',
    note: 'No space before the mark.',
    edit: {
      kind: 'text',
      file: 'home',
      key: 'faq.items.cost.question',
      text: 'Combien coûte un projet?',
    },
  },
  {
    class: 'punctuation',
    locale: 'ar',
    note: 'The question mark of Latin script.',
    edit: { kind: 'text', file: 'home', key: 'faq.items.start.question', text: 'كيف نبدأ?' },
  },
  {
    class: 'punctuation',
    locale: 'ar',
    note: 'The comma of Latin script.',
    edit: { kind: 'text', file: 'common', key: 'city', text: 'لاتور, ماهاراشترا' },
  },
  {
    class: 'punctuation',
    locale: 'mr',
    note: 'A danda, where all others end with a full stop.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'consultation.fields.company.errors.required',
      text: 'कंपनीचे नाव आवश्यक आहे।',
    },
  },
  {
    class: 'punctuation',
    locale: 'fr',
    note: 'A parenthesis that is never closed.',
    edit: { kind: 'text', file: 'forms', key: 'required', text: '(obligatoire' },
  },
  {
    class: 'punctuation',
    locale: 'mr',
    note: 'The full stop at the end is lost.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'newsletter.failed',
      text: 'सदस्य नोंदणी झाली नाही. कृपया पुन्हा प्रयत्न करा',
    },
  },
  {
    class: 'punctuation',
    locale: 'fr',
    note: 'A question became a statement.',
    edit: {
      kind: 'text',
      file: 'service-pages',
      key: 'families.digital-marketing.questions.items.measure.question',
      text: 'Comment mesurez-vous le succès.',
    },
  },
  {
    class: 'punctuation',
    locale: 'mr',
    note: 'A space before the mark, which Marathi does not have.',
    edit: {
      kind: 'text',
      file: 'thanks-consultation',
      key: 'heading',
      text: 'तुमची सल्ल्याची विनंती पाठवली गेली आहे !',
    },
  },
  {
    class: 'punctuation',
    locale: 'fr',
    note: 'A comma and a full stop side by side.',
    edit: {
      kind: 'text',
      file: 'cookie-policy',
      key: 'sections.contact-us.text.ask',
      text: 'Si vous trouvez un cookie sur ce site, merci de nous le signaler,.',
    },
  },
  {
    class: 'repeated-word',
    locale: 'fr',
    note: 'A word twice.',
    edit: {
      kind: 'replace',
      file: 'home',
      find: 'Développement logiciel, analyse des données',
      replacement: 'Développement logiciel, analyse des des données',
    },
  },
  {
    class: 'repeated-word',
    locale: 'mr',
    note: 'A word twice at the end.',
    edit: { kind: 'text', file: 'forms', key: 'summary', text: 'एक समस्या आहे आहे' },
  },
  {
    class: 'repeated-word',
    locale: 'ar',
    note: 'A word twice.',
    edit: {
      kind: 'replace',
      file: 'not-found',
      find: '"لا توجد صفحة على هذا العنوان. ربما',
      replacement: '"لا توجد صفحة على على هذا العنوان. ربما',
    },
  },
  {
    class: 'repeated-word',
    locale: 'fr',
    note: 'A word twice, the first time at the beginning of the sentence.',
    edit: {
      kind: 'text',
      file: 'forms',
      key: 'consultation.fields.interest.errors.required',
      text: 'Veuillez veuillez sélectionner un service.',
    },
  },
];
