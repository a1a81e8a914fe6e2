import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Given } from '../../contract/form.ts';
import { forms } from '../../contract/forms.ts';
import type { SubmissionKind } from '../../contract/intake.ts';
import { noteError, sendSentence, type Thrown } from '../http/answerError.ts';
import { isNativeForm, Problem } from '../http/problem.ts';
import { logged } from '../http/serverLog.ts';
import type { Site } from '../site/sendPage.ts';
import { pageOf, typedValues } from './takeForm.ts';

/** What may be taken a minute later as it is: too many at once, or a failure of ours. */
const passing: readonly number[] = [429, 503];

/**
 * Makes what answers errors at the address of a form: a native form that could not be taken when it came
 * comes back on its page, everything typed in place, to be sent again. Everybody else gets a sentence,
 * and so does who was refused unread or whose page cannot be drawn.
 */
export function giveBack(kind: SubmissionKind, site: Site) {
  return async (
    error: Thrown,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const status = noteError(error, request, reply);
    if (passing.includes(status) && isNativeForm(request) && request.body !== undefined) {
      try {
        const page = pageOf(site.manifest, request.query as Given);
        const values = typedValues(forms[kind], request.body);
        const refused = { kind, values, errors: {}, outcome: 'busy' } as const;
        return await site.sendPage(reply.code(status), page, { refused });
      } catch (cause) {
        if (!(cause instanceof Problem)) request.log.error({ err: cause }, logged.failed);
      }
    }
    return sendSentence(error, status, request, reply);
  };
}
