/**
 * The `Location` of a redirect: a path of the manifest with the visitor's query, which goes before
 * the target's fragment. Whatever may not stand in a query (RFC 3986 section 3.4) is encoded, so
 * that neither a header nor a fragment can be written with it.
 * @param query as received, without `?`; one character per byte.
 */
export function redirectLocation(target: string, query: string): string {
  const hash = target.indexOf('#');
  const path = hash === -1 ? target : target.slice(0, hash);
  const fragment = hash === -1 ? '' : target.slice(hash);
  return `${path}${query === '' ? '' : `?${wellFormed(query)}`}${fragment}`;
}

function wellFormed(query: string): string {
  return query.replace(/[^\x21-\x7e]|["#<>\\^`{|}]|%(?![0-9a-f]{2})/giu, (character) =>
    [...Buffer.from(character, character.charCodeAt(0) < 256 ? 'latin1' : 'utf8')]
      .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
      .join(''),
  );
}
