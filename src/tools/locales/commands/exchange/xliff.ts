import { sourceLocale } from '../../../../site/locales.ts';
import type { ExchangeFormat, SentText, Standing } from './exchangeText.ts';
import { readXliff } from './readXliff.ts';

/** States of a segment (XLIFF 2.0, 4.3.1.29). */
const stateOf: Readonly<Record<Standing, string>> = {
  missing: 'initial',
  stale: 'initial',
  machine: 'translated',
  reviewed: 'reviewed',
  person: 'final',
};

/**
 * XLIFF 2.0, one file a page, one unit a text with the key as its id. Written here, because its
 * elements are few: of the packages looked at, the one that writes it drops states and all but the
 * last segment of a unit (docs/dependencies.md).
 */
export const xliffFormat: ExchangeFormat = {
  endings: ['.xlf', '.xliff'],
  write: ({ name, locale, texts }) =>
    `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${sourceLocale}" trgLang="${locale}">
  <file id="${name}" original="locales/${sourceLocale}/${name}.json" xml:space="preserve">
${texts.map(writeUnit).join('')}  </file>
</xliff>
`,
  read: readXliff,
};

function writeUnit({ key, english, text, notes, standing }: SentText): string {
  const told = notes.map((note) => `        <note>${escape(note)}</note>\n`).join('');
  const target = text === '' ? '' : `        <target>${escape(text)}</target>\n`;
  return `    <unit id="${escape(key)}">
${told === '' ? '' : `      <notes>\n${told}      </notes>\n`}      <segment state="${stateOf[standing]}">
        <source>${escape(english)}</source>
${target}      </segment>
    </unit>
`;
}

/** What XML cannot hold, such as most control characters, is an element of its own (`cp`). */
const unfit = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
    .replaceAll(unfit, (character) => {
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
      return `<cp hex="${code}"/>`;
    });
}
