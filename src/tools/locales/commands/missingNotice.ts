import type { Word } from '../../../i18n/check/readWords.ts';
import type { Files } from '../readProject.ts';

/** The text that tells readers of a page that a machine translated it: its file and key. */
export const noticeText = { file: 'common', key: 'unreviewed' } as const;

/**
 * The English of that text if a language has none of its own: then its readers are told in English,
 * as of every text that a page may lack. It is the one to write first, because pages of a machine,
 * or not recorded, have it before all others.
 */
export function missingNotice(source: Files, own: Files | undefined): Word | undefined {
  const { file, key } = noticeText;
  return own?.get(file)?.words.has(key) === true ? undefined : source.get(file)?.words.get(key);
}
