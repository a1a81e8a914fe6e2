/**
 * Decodes a file's bytes as UTF-8. Other encodings are not guessed: they come back with the
 * offset, in the decoded text, of the first byte that is no UTF-8. A byte order mark stays.
 */
export function decodeText(bytes: Uint8Array): {
  text: string;
  broken?: { offset: number; byte: number };
} {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const encoder = new TextEncoder();
  let place = 0;
  let start = 0;
  for (let end = text.indexOf('\uFFFD'); end !== -1; end = text.indexOf('\uFFFD', end + 1)) {
    place += encoder.encode(text.slice(start, end)).length;
    start = end;
    // A replacement character that somebody typed stands in the file as its own three bytes.
    const isTyped = bytes[place] === 0xef && bytes[place + 1] === 0xbf && bytes[place + 2] === 0xbd;
    if (!isTyped) return { text, broken: { offset: end, byte: bytes[place] ?? 0 } };
  }
  return { text };
}
