import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Form, Given } from '../../contract/form.ts';
import { forms } from '../../contract/forms.ts';
import {
  idempotencyHeader,
  idempotencyKeyShape,
  type SubmissionKind,
} from '../../contract/intake.ts';
import { parseBody } from '../../contract/parseBody.ts';
import type { Manifest } from '../../delivery/manifest.ts';
import type { Intake } from './siteWithStore.ts';
import { ownFields } from './ownFields.ts';
import { Problem, sendProblem } from '../http/problem.ts';
import { referenceOf } from '../store/reference.ts';
import { submissionOf } from '../store/submission.ts';

/**
 * Answers a post of the site's script: 201 stored, 200 known already, 409 key used for another
 * content, 422 with error codes by field. A newsletter address gets 200 either way, so that
 * nobody can find out who has signed up, and everybody the number of what was sent. A page or locale
 * that is not ours is left out: for that nobody's submission is refused.
 */
export async function takeJson(
  kind: SubmissionKind,
  request: FastifyRequest,
  reply: FastifyReply,
  { site: { manifest }, take, isMailed }: Intake,
): Promise<FastifyReply> {
  if (request.body === undefined) {
    throw new Problem(415, 'Expected a JSON body, got none: send the fields as application/json.');
  }
  const key = readKey(request.headers[idempotencyHeader.toLowerCase()]);
  const form: Form = forms[kind];
  const names = Object.keys({ ...form.fields, ...form.derived });
  const given = ownFields(request.body, names);
  const parsed = parseBody(form, given, manifest.optionLabels[kind]);
  if (!parsed.ok) {
    const mistakes = Object.keys(parsed.errors).join(', ');
    const sentence = `Expected every field to keep its rule, got mistakes in: ${mistakes}. Mend them and send it again.`;
    return sendProblem(reply, 422, sentence, parsed.errors);
  }
  const origin = originOf(manifest, request.query as Given);
  const policy = manifest.privacyPolicy;
  const row = submissionOf({ kind, body: parsed.value, key, ...origin, policy });
  const outcome = await take(request, row);
  if (outcome === 'conflict') {
    throw new Problem(
      409,
      `Expected a new ${idempotencyHeader} for new content, got one that stands for other content: send it with another key.`,
    );
  }
  const isNew = outcome === 'new' && kind !== 'newsletter';
  const isToBeConfirmed = isMailed && kind === 'newsletter';
  return reply.code(isNew ? 201 : 200).send({
    ...{ status: 'stored', reference: referenceOf(row.id) },
    ...(isToBeConfirmed && { isToBeConfirmed }),
  });
}

/** The page and the locale that `?page=` and `&locale=` name, each as far as it is one of ours. */
function originOf({ pages, locales }: Manifest, { page, locale }: Given) {
  return {
    page: pages.find(({ id }) => id === page)?.id,
    locale: locales.find(({ code }) => code === locale)?.code,
  };
}

function readKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header === 'string' && idempotencyKeyShape.test(header)) return header;
  throw new Problem(
    400,
    `Expected ${idempotencyHeader} to be 8 to 64 letters, digits, "-" or "_", got something else: send another key or none.`,
  );
}
