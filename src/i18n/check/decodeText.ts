/** One for all files: making it takes longer than most of them do. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();

/**
 * Decodes a file's bytes as UTF-8. Other encodings are not guessed: they come back with the
 * offset, in the decoded text, of the first byte that is no UTF-8. A byte order mark stays.
 */
export function decodeText(bytes: Uint8Array): {
  text: string;
  invalid?: { offset: number; byte: number };
} {
  const text = decoder.decode(bytes);
  let offset = 0;
  let start = 0;
  for (let end = text.indexOf('\uFFFD'); end !== -1; end = text.indexOf('\uFFFD', end + 1)) {
    offset += encoder.encode(text.slice(start, end)).length;
    start = end;
    // A replacement character that somebody typed stands in the file as its own three bytes.
    const isTyped =
      bytes[offset] === 0xef && bytes[offset + 1] === 0xbf && bytes[offset + 2] === 0xbd;
    if (!isTyped) return { text, invalid: { offset: end, byte: bytes[offset] ?? 0 } };
  }
  return { text };
}
