/** The two halves of a request target as received: nothing decoded, the query without its `?`. */
export type RequestTarget = { pathname: string; query: string };

/**
 * Splits a request target. The absolute form (`GET http://host/path`), which RFC 9112 section
 * 3.2.2 tells servers to accept, loses scheme and host.
 */
export function requestTarget(url: string): RequestTarget {
  const target = url.replace(/^https?:\/\/[^/?#]*/iu, '');
  const mark = target.indexOf('?');
  if (mark === -1) return { pathname: target, query: '' };
  return { pathname: target.slice(0, mark), query: target.slice(mark + 1) };
}
