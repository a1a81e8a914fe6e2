import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { submissionKinds } from '../../src/contract/intake.ts';
import type { Render } from '../../src/delivery/rendering.ts';
import { markPattern, nameInMark } from '../../src/delivery/stringMarks.ts';
import { pluralBase } from '../../src/i18n/check/pluralForms.ts';
import { root } from '../../src/project/root.ts';
import { loadBuild } from '../../src/server/site/loadBuild.ts';
import { sourceLocale } from '../../src/site/locales.ts';
import { routes } from '../../src/site/routes.ts';
import { wordsOf } from '../testing/builtSite.ts';

const { render, manifest } = await loadBuild(root);

/** Words that no page shows today, and when one does. */
const shownLater: Readonly<Record<string, string>> = {
  'common:unreviewed': 'on pages of a language that nobody has reviewed',
  'accessibility:sections.known-limits.failures.some': 'once a criterion fails',
  'common:offer.text': 'on pages that another language has as well',
  'common:offer.dismiss': 'beside common:offer.text',
  ...Object.fromEntries(
    routes
      .filter(({ isUnlisted }) => isUnlisted !== true)
      .map(({ id }) => [`menu:pages.${id}`, 'in the picker, if a language has this page first']),
  ),
};

/** Facts, what React Aria asks for by itself, and the report: tests of their own look at those. */
const otherFiles = ['locale', 'react-aria', 'reports'];

test('every word of the source locale is shown or heard somewhere, so that nobody translates in vain', () => {
  const used = new Set(Object.keys(shownLater));
  const pages = manifest.pages.filter(({ locale }) => locale === sourceLocale);
  for (const [index, { id, locale }] of pages.entries()) {
    // A picture that shows no title is described otherwise; the first page has such a one here.
    const picture = { path: '/picture.png', hasTitle: index > 0 };
    const html = render({ id, locale, isMarked: true, picture });
    for (const name of namesIn(html)) used.add(name);
  }
  for (const occasion of occasions) {
    const html = render({ ...occasion, locale: sourceLocale, isMarked: true });
    for (const name of namesIn(html)) used.add(name);
  }
  for (const name of namesInMails()) used.add(name);
  const files = readdirSync(join(root, 'locales', sourceLocale)).map((file) => file.slice(0, -5));
  const keys = files
    .filter((file) => !otherFiles.includes(file))
    .flatMap((file) => keysOf(wordsOf(sourceLocale, file)).map((key) => `${file}:${key}`));
  const unused = keys.filter((key) => !used.has(key));
  expect(unused, 'no page shows these: delete them in every locale').toEqual([]);
  const gone = Object.keys(shownLater).filter((key) => !keys.includes(key));
  expect(gone, 'no locale has these: forget them here').toEqual([]);
});

/** Pages that are drawn for one visitor, in all they may say. */
const occasions: readonly Omit<Parameters<Render>[0], 'locale'>[] = [
  {
    id: 'thanks-newsletter',
    receipt: {
      ...{ kind: 'newsletter', reference: '1234-5678', body: { email: 'a@example.com' } },
      ...{ receivedAt: '2026-01-01T00:00:00.000Z', isToBeConfirmed: true },
    },
  },
  ...(['confirm', 'confirmed', 'unsubscribe', 'unsubscribed'] as const).map((state) => {
    return { id: 'subscription' as const, subscription: { state, email: 'a@example.com' } };
  }),
];

/** The words of mails to visitors, each in the mail of its form; what it names is known later. */
function namesInMails(): string[] {
  return submissionKinds.flatMap((kind) => {
    const { subject = '', text = '' } = manifest.mails[sourceLocale]?.[kind] ?? {};
    const { mail } = wordsOf(sourceLocale, `thanks-${kind}`) as { mail: Record<string, string> };
    const isUsed = (words: string): boolean =>
      words.split(/\{\{.*?\}\}/u).every((part) => `${subject}\n${text}`.includes(part));
    const used = Object.keys(mail).filter((key) => isUsed(mail[key] ?? ''));
    return used.map((key) => `thanks-${kind}:mail.${key}`);
  });
}

/** The words of a page drawn with marks, as `home:hero.lead`; of a plural its one name. */
function namesIn(html: string): Set<string> {
  const marks = new Set(
    Array.from(html.matchAll(new RegExp(markPattern, 'gu')), ([, name]) => name),
  );
  return new Set(
    [...marks].map((name) => {
      const { namespace, key } = nameInMark(name ?? '');
      return `${namespace}:${pluralBase(key) ?? key}`;
    }),
  );
}

function keysOf(words: object, prefix = ''): string[] {
  const keys = Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${key}.`)
      : [prefix + (pluralBase(key) ?? key)],
  );
  return [...new Set(keys)];
}
