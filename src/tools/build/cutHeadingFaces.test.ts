// Longer than others: words of every script that is hard to draw.
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Font } from 'harfbuzzjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faceParts, inRange } from '../../pictures/faceParts.ts';
import { headingFaces } from '../../pictures/headingFaces.ts';
import { instanceOf, openFont, shapeText } from '../../pictures/shapeText.ts';
import { root } from '../../project/root.ts';
import { cutHeadingFaces, type HeadingFiles } from './cutHeadingFaces.ts';

/** Words as a language writes them, with what is hard to draw in its script. */
const written = {
  hi: { script: 'Deva', words: 'ज्ञान श्रम प्रश्न विश्लेषण गुणवत्ता दृष्टि ऊँचाई क्षमता त्रिकोण हर्ष' },
  mr: { script: 'Deva', words: 'क्षत्रिय त्रास ज्ञान श्री वाऱ्याची सुर्‍या लक्ष्य ऱ्हास शाळेत' },
  ta: { script: 'Taml', words: 'மென்பொருள் லக்ஷ்மி ஸ்ரீ கேளுங்கள் கொடு' },
  ml: { script: 'Mlym', words: 'സോഫ്റ്റ്‌വെയർ നിർമ്മാണം സുരക്ഷ' },
  bn: { script: 'Beng', words: 'বিশ্লেষণ ক্ষমতা জ্ঞান প্রশ্ন কর্ম' },
  my: { script: 'Mymr', words: 'မြန်မာ ကြိုးစားမှု ပြည်' },
  si: { script: 'Sinh', words: 'ශ්‍රී ලංකා කෝටි ප්‍රශ්න' },
  km: { script: 'Khmr', words: 'កម្ពុជា កើត ខ្មែរ សួស្ដី' },
  lo: { script: 'Laoo', words: 'ນ້ຳ ຄຳຖາມ' },
  te: { script: 'Telu', words: 'సాఫ్ట్‌వేర్ ప్రశ్న శక్తి' },
  kn: { script: 'Knda', words: 'ಸಾಫ್ಟ್‌ವೇರ್ ಪ್ರಶ್ನೆ ಕೊಡು ಶಕ್ತಿ' },
  gu: { script: 'Gujr', words: 'પ્રશ્ન જ્ઞાન ક્ષમતા શ્રમ' },
  pa: { script: 'Guru', words: 'ਪ੍ਰਸ਼ਨ ਸ੍ਰੀ ਗਿਆਨ' },
  or: { script: 'Orya', words: 'ସଫ୍ଟୱେର ପ୍ରଶ୍ନ ଜ୍ଞାନ' },
  am: { script: 'Ethi', words: 'ሶፍትዌር ጥያቄ' },
  ka: { script: 'Geor', words: 'პროგრამები და მონაცემები' },
  hy: { script: 'Armn', words: 'Ծրագրեր և տվյալներ' },
  el: { script: 'Grek', words: 'Λογισμικό δεδομένα ΐ' },
  ru: { script: 'Cyrl', words: 'Ёмкие объём щедрость №' },
  sr: { script: 'Cyrl', words: 'Наш облак и безбедност ђаци' },
  ur: { script: 'Arab', words: 'سافٹ ویئر ڈیٹا بڑے گھوڑے چھوٹی گاڑی' },
  he: { script: 'Hebr', words: 'תוכנה נתונים ענן' },
  th: { script: 'Thai', words: 'ปั๊มน้ำมันที่นี่ ซอฟต์แวร์' },
  vi: { script: 'Latn', words: 'Phần mềm dữ liệu đội ngũ kỳ' },
  ro: { script: 'Latn', words: 'soluții și știință' },
};

type Code = keyof typeof written;

let folder = '';
let files: Record<string, HeadingFiles>;
const folders: string[] = [];

beforeAll(async () => {
  folder = newProject({
    ...written,
    ja: { script: 'Jpan', words: '見える糸で織る' },
    bo: { script: 'Tibt', words: 'བཀྲ་ཤིས' },
  });
  cpSync(join(root, 'locales/ar'), join(folder, 'locales/ar'), { recursive: true });
  files = await cutHeadingFaces(folder);
});

afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

type Written = { script: string; words: string };

/** A project of nothing but languages and the stylesheet that says what Latin letters are in it. */
function newProject(languages: Record<string, Written>): string {
  const project = mkdtempSync(join(tmpdir(), 'headings-'));
  folders.push(project);
  cpSync(join(root, 'src/ui/tokens'), join(project, 'src/ui/tokens'), { recursive: true });
  for (const [code, language] of Object.entries(languages)) write(project, code, language);
  return project;
}

function write(project: string, code: string, { script, words }: Written): void {
  const locale = join(project, 'locales', code);
  mkdirSync(locale, { recursive: true });
  const facts = { name: 'x', script, numberingSystem: 'latn' };
  writeFileSync(join(locale, 'locale.json'), JSON.stringify(facts));
  writeFileSync(join(locale, 'home.json'), JSON.stringify({ title: words }));
}

/** Outlines and places of a word; what keeps letters from joining has none. */
function drawing(word: string, font: Font, language: string, dir: 'ltr' | 'rtl') {
  return shapeText(word, font, { language, dir }).flatMap((glyph) => {
    expect(glyph.codepoint, `a letter of ${word} (${language}) is missing`).not.toBe(0);
    const outline = font.glyphToJson(glyph.codepoint);
    const { xAdvance, xOffset, yOffset } = glyph;
    const isSeen = outline.length > 0 || xAdvance !== 0;
    return isSeen ? [{ outline, xAdvance, xOffset, yOffset }] : [];
  });
}

/** The fonts of a language by the name of their part: as they were cut, and whole. */
async function fontsOf(code: Code) {
  const face = headingFaces[written[code].script] ?? headingFaces.Latn;
  const parts = await faceParts(face);
  return Promise.all(
    (files[code]?.fonts ?? []).map(async (cut) => {
      const part = parts.find(({ name }) => cut.endsWith(`-${name}.woff2`));
      if (part === undefined) throw new Error(`Expected a part of the face, got ${cut}.`);
      return {
        has: part.has,
        cut: openFont(await instanceOf(join(folder, cut), { axes: {} })),
        whole: openFont(await instanceOf(part.file, face)),
      };
    }),
  );
}

test.each(Object.keys(written) as Code[])(
  'every word in %s looks as the whole face would draw it, with all of its conjuncts and marks',
  async (code) => {
    const { script, words } = written[code];
    const dir = ['Arab', 'Hebr'].includes(script) ? 'rtl' : 'ltr';
    const fonts = await fontsOf(code);
    expect(fonts).not.toEqual([]);
    for (const { has, cut, whole } of fonts) {
      const own = script === 'Latn' ? lettersOf(words, cut) : words.split(' ');
      expect(own).not.toEqual([]);
      for (const word of own.filter((one) => has(one.codePointAt(0) ?? 0))) {
        expect(drawing(word, cut, code, dir), word).toEqual(drawing(word, whole, code, dir));
      }
    }
  },
);

/** Of Latin a cut has the letters alone that the site's stylesheet lacks. */
function lettersOf(words: string, font: Font): string[] {
  return Array.from(words).filter((letter) => font.glyph(letter.codePointAt(0) ?? 0) !== undefined);
}

test.each(Object.keys(written) as Code[])('no character is claimed by two faces in %s', (code) => {
  const rangesOf = (css: string) =>
    Array.from(css.matchAll(/unicode-range:([^;}]+)/gu), ([, range = '']) => inRange(range));
  const own = rangesOf(readFileSync(join(folder, files[code]?.style ?? ''), 'utf8'));
  const shared = rangesOf(readFileSync(join(root, 'src/ui/tokens/fonts.css'), 'utf8'));
  expect(own).not.toEqual([]);
  const claimed = Array.from({ length: 0x3000 }, (_point, point) => point).filter((point) => {
    const owners = own.filter((has) => has(point)).length;
    return owners > 1 || (owners === 1 && shared.some((has) => has(point)));
  });
  expect(claimed).toEqual([]);
});

test('no conjunct of Marathi shows the sign that joins it', async () => {
  const [font] = await fontsOf('mr');
  const virama = font?.cut.glyph(0x94d);
  expect(virama).toBeDefined();
  for (const word of ['क्षत्रिय', 'त्रास', 'ज्ञान', 'श्री', 'सुर्‍या', 'वाऱ्याची', 'लक्ष्य']) {
    const glyphs = font && shapeText(word, font.cut, { language: 'mr', dir: 'ltr' });
    expect(
      glyphs?.map(({ codepoint }) => codepoint),
      word,
    ).not.toContain(virama);
  }
});

test('the words of the site in Arabic have all of their letters, and digits too', async () => {
  const [cut = ''] = files['ar']?.fonts ?? [];
  const font = openFont(await instanceOf(join(folder, cut), { axes: {} }));
  const words = readFileSync(join(root, 'locales/ar/home.json'), 'utf8');
  const letters = new Set(words.match(/\p{Script=Arabic}/gu));
  expect(letters.size).toBeGreaterThan(25);
  for (const letter of [...letters, ...'٠١٢٣٤٥٦٧٨٩٪']) {
    expect(font.glyph(letter.codePointAt(0) ?? 0), letter).toBeDefined();
  }
});

test('the languages of one script share its stylesheet, but not the conjuncts of their words', () => {
  expect(files['ru']?.style).toBe('build/headings/Cyrl.css');
  expect(files['sr']).toEqual(files['ru']);
  expect(files['hi']?.style).toBe('build/headings/hi.css');
  expect(files['mr']?.style).toBe('build/headings/mr.css');
});

test('a language that was begun as a copy of another shares its files, which the bundler makes one of', async () => {
  const project = newProject({ hi: written.hi, ne: written.hi, mr: written.mr });
  const { hi, ne, mr } = await cutHeadingFaces(project);
  expect(ne).toEqual(hi);
  expect(mr?.style).not.toBe(hi?.style);
  const names = readdirSync(join(project, 'build/headings'));
  expect(names.filter((name) => name.startsWith('ne'))).toEqual([]);
});

test('English fetches the same bytes however many languages there are in other scripts', async () => {
  const among = newProject({ en: { script: 'Latn', words: 'Words' }, hi: written.hi });
  await cutHeadingFaces(among);
  const alone = newProject({ en: { script: 'Latn', words: 'Words' } });
  expect(await cutHeadingFaces(alone)).toEqual({});
  for (const file of ['build/heading.woff2', 'build/heading-ext.woff2']) {
    expect(readFileSync(join(among, file)).equals(readFileSync(join(alone, file)))).toBe(true);
  }
});

test('a script without a face, or with one too large for a page, is left to the device', () => {
  expect(files).not.toHaveProperty('bo');
  expect(files).not.toHaveProperty('ja');
});

test('a word that changes is cut anew, and what no word has any more is gone', async () => {
  const project = newProject({ th: { script: 'Thai', words: 'ปี' } });
  const css = async () => {
    const { th } = await cutHeadingFaces(project);
    return readFileSync(join(project, th?.style ?? ''), 'utf8');
  };
  expect(await css()).toContain('unicode-range:U+E1B-E35}');
  write(project, 'th', { script: 'Thai', words: 'ฮา' });
  expect(await css()).toContain('unicode-range:U+E2E-E32}');
});

test('two builds that begin together leave the same files, and none of a language that is gone', async () => {
  const { el, ru, vi } = written;
  const project = newProject({ el, ru, vi });
  const alone = await cutHeadingFaces(project);
  const left = readdirSync(join(project, 'build/headings')).toSorted();
  for (const later of [0, 20, 40, 60, 80, 100]) {
    const second = wait(later).then(() => cutHeadingFaces(project));
    expect(await Promise.all([cutHeadingFaces(project), second])).toEqual([alone, alone]);
    expect(readdirSync(join(project, 'build/headings')).toSorted()).toEqual(left);
  }
  rmSync(join(project, 'locales/el'), { recursive: true });
  await cutHeadingFaces(project);
  const rest = readdirSync(join(project, 'build/headings'));
  expect(rest.length).toBeLessThan(left.length);
  expect(rest.filter((file) => file.startsWith('Grek'))).toEqual([]);
});

test('what a build that was killed had begun goes with the next, and what another has just begun stays', async () => {
  const { el } = written;
  const project = newProject({ el });
  await cutHeadingFaces(project);
  const left = readdirSync(join(project, 'build/headings'));
  const begun = (name: string) => join(project, 'build/headings', name);
  for (const name of ['el.css.killed', 'el.css.begun']) writeFileSync(begun(name), '');
  const twoMinutesAgo = Date.now() / 1000 - 120;
  utimesSync(begun('el.css.killed'), twoMinutesAgo, twoMinutesAgo);
  await cutHeadingFaces(project);
  expect(readdirSync(join(project, 'build/headings')).toSorted()).toEqual(
    [...left, 'el.css.begun'].toSorted(),
  );
});
