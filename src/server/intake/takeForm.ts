import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Form, Given, Value } from '../../contract/form.ts';
import { forms } from '../../contract/forms.ts';
import type { SubmissionKind } from '../../contract/intake.ts';
import { parseForm } from '../../contract/parseForm.ts';
import type { Manifest, PublishedPage } from '../../delivery/manifest.ts';
import type { Intake } from './siteWithStore.ts';
import { ownFields } from './ownFields.ts';
import { Problem } from '../http/problem.ts';
import { isFromElsewhere } from '../http/refuseCrossSite.ts';
import { receiptQuery, thanksIdOf } from './receiptLink.ts';
import { submissionOf } from '../store/submission.ts';

/**
 * Answers a form that the browser posted itself: 303 to the thank-you page of its locale, with a link
 * that shows what was sent, or 422 with its page drawn again, everything typed in place. `?page=` and `&locale=` of the address
 * name the page.
 */
export async function takeForm(
  kind: SubmissionKind,
  request: FastifyRequest,
  reply: FastifyReply,
  { site: { manifest, sendPage }, take, links }: Intake,
): Promise<FastifyReply> {
  const page = pageOf(manifest, request.query as Given);
  const values = typedValues(forms[kind], request.body);
  const parsed = parseForm<Form>(forms[kind], values, manifest.optionLabels[kind]);
  if (!parsed.ok) {
    return sendPage(reply.code(422), page, { refused: { kind, values, errors: parsed.errors } });
  }
  const { id, locale } = page;
  const policy = manifest.privacyPolicy;
  const row = submissionOf({ kind, body: parsed.value, page: id, locale, policy });
  await take(request, row);
  const thanks = `${thanksPath(manifest, kind, locale)}?${receiptQuery(links, row.id)}`;
  // To the host that the visitor is on; here they would see the same page under an address not ours.
  const host = isFromElsewhere(request, manifest.origin) ? manifest.origin : '';
  return reply.redirect(host + thanks, 303);
}

/**
 * The page that `?page=` and `&locale=` name.
 * @throws Problem 400 if there is none.
 */
export function pageOf({ pages }: Manifest, { page, locale }: Given): PublishedPage {
  const found = pages.find((published) => published.id === page && published.locale === locale);
  if (found !== undefined) return found;
  throw new Problem(
    400,
    'Expected the address to name a page and a locale of this site, got others or none: go back and send the form from its page.',
  );
}

/** What the body has of the form's fields: one text each, or all of them where a field repeats. */
export function typedValues({ fields }: Form, body: unknown): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(ownFields(body, Object.keys(fields))).map(([name, value]) => {
      const texts = [value].flat().map(String);
      return [name, fields[name]?.kind === 'choices' ? texts : (texts[0] ?? '')];
    }),
  );
}

function thanksPath(
  { pages, sourceLocale }: Manifest,
  kind: SubmissionKind,
  locale: string,
): string {
  const thanks = pages.filter(({ id }) => id === thanksIdOf(kind));
  const page =
    thanks.find((published) => published.locale === locale) ??
    thanks.find((published) => published.locale === sourceLocale);
  if (page !== undefined) return page.path;
  throw new Error(
    `Expected the manifest to hold the page "thanks-${kind}", found none: build the site again.`,
  );
}
