import type { IncomingHttpHeaders } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import type { Coding, Content, Representation } from './contents.ts';

/** What a file in memory is answered with; without a representation the browser has these very bytes, or wants others. */
type FileAnswer = {
  status: number;
  /** In lower case, without those that every answer has. */
  headers: Readonly<Record<string, string>>;
  representation?: Representation;
};

/**
 * Answers with a file in the coding that its browser likes best, or 304 if the browser has these very
 * bytes (RFC 9110 section 13). To an answer that is no success no condition applies: it is whole.
 */
export function answerFor(
  { type, codings, as, variesBySaveData }: Content,
  asked: IncomingHttpHeaders,
  status = 200,
): FileAnswer {
  const coding = codingFor(asked['accept-encoding'], codings);
  const representation = as[coding] ?? as.identity;
  const { etag } = representation;
  const vary = variesBySaveData ? 'accept-encoding, save-data' : 'accept-encoding';
  const known = { vary, ...(status === 200 && { etag }) };
  if (status === 200) {
    const { 'if-match': match, 'if-none-match': noneMatch } = asked;
    if (match !== undefined && !names(match, etag)) return { status: 412, headers: known };
    if (noneMatch !== undefined && names(noneMatch, etag, 'weak')) {
      return { status: 304, headers: known };
    }
  }
  const encoding = coding === 'identity' ? {} : { 'content-encoding': coding };
  return { status, headers: { ...known, ...encoding, 'content-type': type }, representation };
}

function codingFor(accepted: string | undefined, codings: readonly Coding[]): Coding {
  return (accepted && negotiate<Coding>(accepted, [...codings])) || 'identity';
}

/**
 * Whether a list of tags names this one. Compared weakly (RFC 9110 section 8.8.3.2) a tag may say that
 * it is weak: a proxy that has compressed the answer itself made it so.
 */
function names(list: string, etag: Representation['etag'], comparison?: 'weak'): boolean {
  return list
    .split(',')
    .map((tag) => tag.trim())
    .some((tag) => tag === '*' || tag === etag || (comparison && tag === `W/${etag}`));
}
