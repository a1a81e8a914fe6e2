import { confirmationDays, type SubmissionKind } from '../contract/intake.ts';
import type { VisitorsMail } from '../delivery/manifest.ts';
import { createI18n } from '../i18n/createI18n.ts';
import { inOneLanguage } from '../i18n/sharedWords.ts';
import type { Locale } from '../site/locales.ts';

/** A text of the words of a page that thanks, by its path below `mail`. */
type Reader = (name: string, values?: object) => string;

const links = { confirm: '{confirm}', unsubscribe: '{unsubscribe}' };

/** The paragraphs of each mail, in their order. */
const paragraphs: Readonly<Record<SubmissionKind, (text: Reader) => string[]>> = {
  quote: requestParagraphs,
  consultation: requestParagraphs,
  newsletter: (text) => [
    text('confirm'),
    links.confirm,
    text('expires', { days: confirmationDays }),
    text('mistaken'),
    links.unsubscribe,
  ],
};

const reference = '{reference}';

function requestParagraphs(text: Reader): string[] {
  return [text('received', { reference }), text('next'), text('mistaken')];
}

/**
 * What visitors are written in a language: each mail is whole in it, or in the source where a text is
 * missing.
 */
export function visitorsMails(locale: Locale): Record<SubmissionKind, VisitorsMail> {
  const i18n = createI18n(locale);
  const mailOf = (kind: SubmissionKind): VisitorsMail => {
    const { made, ...language } = inOneLanguage(i18n, `thanks-${kind}`, ({ text }) => {
      const read: Reader = (name, values) => text(selecting(name), values);
      return {
        subject: read('subject', { reference }),
        text: `${paragraphs[kind](read).join('\n\n')}\n`,
      };
    });
    return { lang: 'lang' in language ? language.lang : locale.code, ...made };
  };
  return {
    quote: mailOf('quote'),
    consultation: mailOf('consultation'),
    newsletter: mailOf('newsletter'),
  };
}

function selecting(name: string) {
  return (words: object): string => (words as { mail: Record<string, string> }).mail[name] ?? '';
}
