import { po, type GetTextTranslations } from 'gettext-parser';
import { sourceLocale } from '../../../../site/locales.ts';
import type { ExchangeFormat, ReceivedText, SentText } from './exchangeText.ts';

/**
 * Gettext's PO. The key is the context (`msgctxt`), notes are `#.` comments. Each plural form is an
 * entry of its own: gettext's forms are for whole numbers alone, and CLDR has forms for fractions
 * and millions too, which one entry with `msgstr[n]` would lose. `fuzzy` marks what is older than the
 * English and what a machine made and nobody has reviewed.
 */
export const poFormat: ExchangeFormat = {
  endings: ['.po'],
  write({ name, locale, texts }) {
    const translations: GetTextTranslations['translations'] = {};
    for (const { key, english, text, notes, standing } of texts) {
      const isFuzzy = standing === 'stale' || standing === 'machine';
      translations[key] = {
        [english]: {
          msgctxt: key,
          msgid: english,
          msgstr: [text],
          comments: { extracted: notes.join('\n'), ...(isFuzzy && { flag: 'fuzzy' }) },
        },
      };
    }
    const headers = {
      'X-Page': name,
      Language: locale,
      'X-Source-Language': sourceLocale,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=UTF-8',
      'Content-Transfer-Encoding': '8bit',
    };
    return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString();
  },
  read(content) {
    if (!/"\s*$|^\s*#[^\n]*$/u.test(content.trimEnd().split('\n').at(-1) ?? '')) {
      throw new Error(
        'Expected a PO file, got one that breaks off. Take it from its source again.',
      );
    }
    const { headers, translations } = parse(content);
    const charset = /charset=\s*"?([\w-]+)/iu.exec(headers['Content-Type'] ?? '')?.[1] ?? 'UTF-8';
    if (!/^utf-?8$/iu.test(charset)) {
      throw new Error(`Expected UTF-8, got ${charset}. Save the file as UTF-8.`);
    }
    const texts = Object.entries(translations)
      .filter(([context]) => context !== '')
      .map(([key, entries]) => readText(key, Object.values(entries)));
    return { name: headers['X-Page'] ?? '', locale: headers['Language'] ?? '', texts };
  },
};

function parse(content: string): GetTextTranslations {
  try {
    return po.parse(content, { validation: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Expected a PO file, got: ${reason}`, { cause: error });
  }
}

function readText(
  key: string,
  entries: readonly GetTextTranslations['translations'][string][string][],
): ReceivedText {
  const [entry, second] = entries;
  if (entry === undefined || second !== undefined || entry.msgid_plural !== undefined) {
    throw new Error(
      `Expected one entry with one msgstr for "${key}", got others. Export the page again.`,
    );
  }
  const flags = (entry.comments?.flag ?? '').split(/[,\s]+/u);
  const text: SentText['text'] = entry.msgstr[0] ?? '';
  return { key, english: entry.msgid, text, mark: flags.includes('fuzzy') ? 'fuzzy' : 'done' };
}
