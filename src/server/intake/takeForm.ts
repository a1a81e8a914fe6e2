import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SubmissionKind } from '../../contract/intake.ts';
import type { Manifest, PublishedPage } from '../../delivery/manifest.ts';
import type { SiteWithStore } from './siteWithStore.ts';
import { ownFields } from './ownFields.ts';
import { Problem } from '../http/problem.ts';
import type { SendPage } from '../site/sendPage.ts';
import { submissionOf } from '../store/submission.ts';
import { submissionReaders, type Fields } from './submissionReaders.ts';

/** The field that a native form may send more than once. */
const listField = 'wecontactyou';

/**
 * Answers a form that the browser posted itself: 303 to the thank-you page of its locale, or 422
 * with its page drawn again, everything typed in place. `?page=` and `&locale=` of the address
 * name the page.
 */
export function takeForm(
  kind: SubmissionKind,
  request: FastifyRequest,
  reply: FastifyReply,
  { manifest, sendPage, store }: SiteWithStore,
): ReturnType<SendPage> {
  const page = pageOf(manifest, request.query as Fields);
  const { fields, read } = submissionReaders[kind];
  const values = typedValues(ownFields(request.body, fields.form));
  const parsed = read(values, 'form', Object.values(manifest.quoteServices));
  if (!parsed.ok) {
    return sendPage(reply.code(422), page, { kind, values, errors: parsed.errors });
  }
  const { id, locale } = page;
  store.insert(submissionOf({ kind, body: parsed.value, page: id, locale }));
  return reply.redirect(thanksPath(manifest, kind, locale), 303);
}

function pageOf({ pages }: Manifest, { page, locale }: Fields): PublishedPage {
  const found = pages.find((published) => published.id === page && published.locale === locale);
  if (found !== undefined) return found;
  throw new Problem(
    400,
    'Expected the address to name a page and a locale of this site, got others or none: go back and send the form from its page.',
  );
}

/** One text per field, except where a form may send several. */
function typedValues(fields: Fields): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const texts = [value].flat().map(String);
      return [name, name === listField ? texts : (texts[0] ?? '')];
    }),
  );
}

function thanksPath(
  { pages, sourceLocale }: Manifest,
  kind: SubmissionKind,
  locale: string,
): string {
  const thanks = pages.filter(({ id }) => id === `thanks-${kind}`);
  const page =
    thanks.find((published) => published.locale === locale) ??
    thanks.find((published) => published.locale === sourceLocale);
  if (page !== undefined) return page.path;
  throw new Error(
    `Expected the manifest to hold the page "thanks-${kind}", found none: build the site again.`,
  );
}
