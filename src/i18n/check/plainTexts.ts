type PlainText = {
  text: string;
  /** Of its opening quote. */
  offset: number;
};

/**
 * The texts of a file by dotted key, in its order, if there is nothing to say about its form: JSON
 * of objects and texts, no key twice, nothing empty. Undefined for any other, which takes a reader
 * that knows what to say, and nearly twice as long.
 * @param deepest how many objects may stand in each other.
 * @param isKey whether a key, without those above it, is well formed.
 * @param isText whether a text is one.
 */
export function plainTexts(
  content: string,
  deepest: number,
  isKey: (key: string) => boolean,
  isText: (text: string) => boolean,
): Map<string, PlainText> | undefined {
  if (!isJson(content)) return undefined;
  const texts = new Map<string, PlainText>();
  const objects = new Set<string>();
  const above: string[] = [];
  let prefix = '';
  let path: string | undefined;
  // It is JSON: what stands between two strings need not be doubted, only told apart.
  for (let at = 0; at < content.length; at += 1) {
    const sign = content.charAt(at);
    if (sign === '{') {
      if (above.length === deepest) return undefined;
      above.push(prefix);
      if (path !== undefined) {
        objects.add(path);
        prefix = `${path}.`;
        path = undefined;
      }
    } else if (sign === '}') {
      if (content.charAt(lastSign(content, at)) === '{') return undefined;
      prefix = above.pop() ?? '';
    } else if (sign === '"') {
      const end = endOf(content, at);
      const written = content.slice(at + 1, end);
      if (above.length === 0) return undefined;
      if (path === undefined) {
        path = prefix + written;
        if (!isKey(written) || texts.has(path) || objects.has(path)) return undefined;
      } else {
        const text = written.includes('\\') ? (JSON.parse(`"${written}"`) as string) : written;
        if (!isText(text)) return undefined;
        texts.set(path, { text, offset: at });
        path = undefined;
      }
      at = end;
    } else if (!' \n,:\r\t'.includes(sign)) {
      // A list or a number.
      return undefined;
    }
  }
  return texts;
}

/** Where the string that begins at a quote is closed. */
function endOf(content: string, start: number): number {
  let end = content.indexOf('"', start + 1);
  while (content.charAt(end - 1) === '\\' && isEscaped(content, end)) {
    end = content.indexOf('"', end + 1);
  }
  return end;
}

function isEscaped(content: string, at: number): boolean {
  let first = at;
  while (content.charAt(first - 1) === '\\') first -= 1;
  return (at - first) % 2 === 1;
}

/** Where the sign before this one stands that is no space. */
function lastSign(content: string, before: number): number {
  let at = before - 1;
  while (' \n\r\t'.includes(content.charAt(at))) at -= 1;
  return at;
}

function isJson(content: string): boolean {
  try {
    JSON.parse(content);
    return true;
  } catch {
    return false;
  }
}
