import { expect, test } from 'vitest';
import { checkLanguage, readSource, type Files } from './checkLanguage.ts';
import { readWords } from './readWords.ts';

const company = { product: 'Techeon', phone: '+91 00000 00000', emails: ['a@b.example'] };
const facts = { company, pages: new Set(['home', 'contact-us']), terms: [] };

const english = {
  a: 'We reply within 24 hours.',
  b: 'What does a project cost?',
  c: 'Get a quote',
  d: 'The title “{{title}}” and the name {{product}}',
  e: 'One moment, still loading…',
  f: 'Small teams work to rules such as GDPR or HIPAA, and they write down what they do.',
  g: 'Nine weeks later we had 1,500 customers.',
};

function filesOf(content: object, locale: string, numberingSystem = 'latn'): Files {
  const read = (name: string, words: object) =>
    [name, readWords(`locales/${locale}/${name}.json`, JSON.stringify(words, null, 2))] as const;
  return new Map([read('home', content), read('locale', { numberingSystem })]);
}

/** Rules and columns of what is told about texts that stand for the English of the same keys. */
function check(content: object, locale: string, numberingSystem?: string): string[] {
  const source = filesOf(english, 'en');
  const files = filesOf(content, locale, numberingSystem);
  const isSource = locale === 'en';
  return checkLanguage({ locale, files, source, isSource }, readSource(source), facts).map(
    ({ rule, key, column }) => `${key} ${rule} ${column}`,
  );
}

const sound: Record<string, Record<string, string>> = {
  de: {
    a: 'Wir antworten innerhalb von 24 Stunden.',
    b: 'Was kostet ein Projekt?',
    c: 'Angebot anfordern',
    d: 'Der Titel „{{title}}“ und der Name {{product}}',
    e: 'Einen Moment, es wird noch geladen…',
    f: 'Kleine Teams arbeiten nach Regeln wie DSGVO oder HIPAA, und sie schreiben auf, was sie tun.',
    g: 'Neun Wochen später hatten wir 1.500 Kundinnen und Kunden.',
  },
  pl: {
    a: 'Odpowiadamy w ciągu 24 godzin.',
    b: 'Ile kosztuje projekt?',
    c: 'Poproś o wycenę',
    d: 'Tytuł „{{title}}” i nazwa {{product}}',
    e: 'Chwileczkę, trwa ładowanie…',
    f: 'Małe zespoły stosują przepisy takie jak RODO lub HIPAA i zapisują, co robią.',
    g: 'Po dziewięciu tygodniach mieliśmy 1500 klientów.',
  },
  hi: {
    a: 'हम 24 घंटे के भीतर उत्तर देते हैं।',
    b: 'एक प्रोजेक्ट की लागत कितनी होती है?',
    c: 'कोटेशन पाएँ',
    d: 'शीर्षक “{{title}}” और नाम {{product}}',
    e: 'एक क्षण रुकें, अभी लोड हो रहा है…',
    f: 'छोटी टीमें GDPR या HIPAA जैसे नियमों के अनुसार काम करती हैं, और बार बार लिखती हैं कि वे क्या करती हैं।',
    g: 'नौ हफ़्ते बाद हमारे पास 1,500 ग्राहक थे।',
  },
  he: {
    a: 'אנחנו משיבים בתוך 24 שעות.',
    b: 'כמה עולה פרויקט?',
    c: 'קבלת הצעת מחיר',
    d: 'הכותרת “{{title}}” והשם {{product}}',
    e: 'רגע אחד, עדיין בטעינה…',
    f: 'צוותים קטנים בארץ ובחו"ל עובדים לפי כללים כמו GDPR או HIPAA, ורושמים מה הם עושים.',
    g: 'כעבור תשעה שבועות היו לנו 1,500 לקוחות.',
  },
  es: {
    a: 'Respondemos en un plazo de 24 horas.',
    b: '¿Cuánto cuesta un proyecto?',
    c: 'Pedir presupuesto',
    d: 'El título «{{title}}» y el nombre {{product}}',
    e: 'Un momento, aún se está cargando…',
    f: 'Los equipos pequeños siguen normas como el RGPD o la HIPAA, y anotan lo que hacen.',
    g: 'Nueve semanas después teníamos 1500 clientes.',
  },
};

test.each(Object.keys(sound))('sound %s has nothing to mend', (locale) => {
  expect(check(sound[locale] ?? {}, locale)).toEqual([]);
});

test('the source has nothing to mend either', () => {
  expect(check(english, 'en')).toEqual([]);
});

test.each([
  ['de', 'a', 'Wir antworten innerhalb von 42 Stunden.', 'changed-number 37'],
  ['de', 'a', 'Wir antworten inner\u200bhalb von 24 Stunden.', 'invisible 28'],
  ['de', 'c', 'Angebot \u202eanfordern', 'bidi 17'],
  ['de', 'c', 'Аngebot anfordern', 'homoglyph 9'],
  ['de', 'c', 'Angebot <b>anfordern</b>', 'unsafe-markup 17'],
  ['de', 'f', english.f, 'untranslated 8'],
  ['de', 'b', 'Was kostet ein Projekt', 'end-mark 30'],
  ['de', 'e', 'Einen Moment, es wird noch geladen...', 'ellipsis 43'],
  ['pl', 'd', 'Tytuł „{{title}} i nazwa {{product}}', 'quotes 15'],
  ['hi', 'g', 'नौ हफ़्ते बाद हमारे पास १,५०० ग्राहक थे।', 'digits 33'],
  ['he', 'b', 'כמה עולה פרויקט פרויקט?', 'repeated-word 18'],
  ['es', 'b', 'Cuánto cuesta un proyecto?', 'punctuation 34'],
  [
    'es',
    'f',
    'Os times pequenos seguem normas como o RGPD ou a HIPAA, e não se esquecem de nada.',
    'wrong-language 8',
  ],
])('in %s the text %s "%s" is told: %s', (locale, key, text, told) => {
  const content = { ...sound[locale], [key]: text };
  const column = Number(told.split(' ')[1]);
  expect(column).toBeGreaterThan(0);
  expect(check(content, locale)).toContain(`${key} ${told}`);
});

test('what a language does throughout is told once', () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, place) => [`k${place}`, 'It’s a day']),
  );
  const source = filesOf(many, 'en');
  const texts = Object.fromEntries(
    Object.keys(many).map((key, place) => [
      key,
      `C'est le jour ${'abcdefgh'.charAt(place % 8)}${place}`,
    ]),
  );
  const files = filesOf(texts, 'fr');
  const found = checkLanguage(
    { locale: 'fr', files, source, isSource: false },
    readSource(source),
    facts,
  );
  const apostrophes = found.filter(({ rule }) => rule === 'apostrophe');
  expect(apostrophes).toHaveLength(1);
  expect(apostrophes[0]?.message).toContain('It is so in 40 texts of this language.');
});
