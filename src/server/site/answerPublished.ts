import type { IncomingMessage, RequestListener } from 'node:http';
import type { Answered } from '../http/answered.ts';
import { policyHeader } from '../../delivery/manifest.ts';
import { rulesHeader } from '../../delivery/speculationRules.ts';
import { answerFor } from './answerFor.ts';
import type { Content, Representation } from './contents.ts';
import { exactly } from './resolvePath.ts';
import { freshness } from './freshness.ts';
import { savesData } from './savesData.ts';
import type { Site } from './sendPage.ts';

type Options = {
  /** Looks at a request before it is answered. */
  look: (request: IncomingMessage) => void;
  /** Is told of each answer once it is gone. */
  answered: (answer: Answered) => void;
  /** Whether connections are still welcome; the answer to the last request of one has to say if not. */
  isOpen: () => boolean;
};

/**
 * Answers what most visitors ask for, a page or a file by its very address, without the routing that
 * everything else needs: it takes as long again as the sending. Whatever is special about a request, its
 * method, query, body, expectation, host or wish to save data, is left to whoever answers everything.
 */
export function answerPublished(
  site: Site,
  { look, answered, isOpen }: Options,
): (next: RequestListener) => RequestListener {
  const sendings = new WeakMap<Representation, Sending>();
  return (next) => (request, response) => {
    const found = isOpen() && isPlain(request) ? findPublished(site, request.url ?? '') : undefined;
    if (found === undefined) return next(request, response);
    const begin = performance.now();
    look(request);
    const { content, route, own } = found;
    const { status, headers, representation } = answerFor(content, request.headers);
    response.on('close', () => {
      const { method = '' } = request;
      const milliseconds = performance.now() - begin;
      answered({ method, route, status, milliseconds, path: request.url ?? '' });
    });
    const known = representation && sendings.get(representation);
    const sending = known ?? {
      headers: Object.entries({
        ...site.manifest.headers,
        ...rulesHeader(site.manifest.speculationRules),
        ...headers,
        ...own,
        // Of what the browser has the length is not that of this answer (RFC 9110 section 8.6).
        ...(status !== 304 && { 'content-length': String(representation?.bytes.length ?? 0) }),
      }).flat(),
      body: representation && bodyOf(representation),
    };
    if (representation && !known) sendings.set(representation, sending);
    response.writeHead(status, sending.headers);
    // Node leaves the body out of what answers HEAD.
    response.end(sending.body, 'latin1');
  };
}

/** What Node is given to send a file: whoever sends it again sends the same. */
type Sending = { headers: string[]; body: string | Buffer | undefined };

/** Up to so many bytes Node copies a string and the head before it into one piece, without a buffer of its own. */
const onePiece = 14 * 1024;

/** Of a small file each byte as a character: head and body then leave in one write, in two thirds of the time. */
function bodyOf({ bytes }: Representation): string | Buffer {
  return bytes.length < onePiece ? bytes.toString('latin1') : bytes;
}

/** Whether all that matters of a request is its address and what its browser has and takes. */
function isPlain({ method, headers, rawHeaders }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (headers.expect !== undefined || headers.upgrade !== undefined) return false;
  if (savesData(headers)) return false;
  if (headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined) {
    return false;
  }
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  }
  return hosts === 1;
}

/** What is sent, and the headers that it has besides those of every answer and of its coding. */
type Published = { content: Content; route: string; own: Readonly<Record<string, string>> };

/** What stands at an address as it was received; undefined if it is no page or file, or cannot be read. */
function findPublished({ manifest, contents, sendPage }: Site, url: string): Published | undefined {
  const found = exactly(manifest, url);
  if (found?.kind === 'file') {
    const content = contentOrNothing(contents, found.file.file);
    return content && { content, route: 'file', own: { 'cache-control': freshness(found.file) } };
  }
  if (found?.kind !== 'page' || !sendPage.sendsFiles) return undefined;
  const content = contentOrNothing(contents, found.page.file);
  const own = { ...policyHeader(found.page), 'cache-control': 'no-cache' };
  return content && { content, route: `page ${found.page.id}`, own };
}

/** A file that the folder has lost is a failure, and answered as one elsewhere. */
function contentOrNothing(contents: Site['contents'], file: string): Content | undefined {
  try {
    return contents(file);
  } catch {
    return undefined;
  }
}
