import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { ExchangePage, ReceivedText } from './exchangeText.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:2.0';

/** Elements inside of a text that stand for something we would lose. */
const opaque = ['ph', 'sc', 'ec'];

type Segment = { source: string; target: string | undefined; isDone: boolean };

/**
 * Reads an XLIFF 2 file of one page. Segments of a unit, into which tools may have split it, are put
 * together again; a unit with a segment that has no target has none.
 * @throws Error for anything else, with line and column where the XML is broken.
 */
export function readXliff(content: string): ExchangePage<ReceivedText> {
  const parser = new SaxesParser({ xmlns: true });
  const texts: ReceivedText[] = [];
  let locale = '';
  let name: string | undefined;
  let key = '';
  let segments: Segment[] = [];
  let part: 'source' | 'target' | undefined;
  const open = {
    xliff(tag: SaxesTagNS) {
      const version = attribute(tag, 'version');
      if (!/^2\.\d$/u.test(version)) throw new Error(`Expected XLIFF 2, got ${version || 'none'}.`);
      locale = attribute(tag, 'trgLang');
    },
    file(tag: SaxesTagNS) {
      if (name !== undefined) throw new Error('Expected one <file>, got two. Export page by page.');
      name = attribute(tag, 'id');
    },
    unit(tag: SaxesTagNS) {
      key = attribute(tag, 'id');
      segments = [];
    },
    segment(tag: SaxesTagNS) {
      const isDone = /^(?:reviewed|final)$/u.test(attribute(tag, 'state'));
      segments.push({ source: '', target: undefined, isDone });
    },
    // What stands between segments, mostly space; it needs no translation.
    ignorable: () => void segments.push({ source: '', target: undefined, isDone: true }),
    source: () => void (part = 'source'),
    target() {
      part = 'target';
      const segment = segments.at(-1);
      if (segment !== undefined) segment.target = '';
    },
    cp: (tag: SaxesTagNS) => add(String.fromCodePoint(Number.parseInt(attribute(tag, 'hex'), 16))),
  };
  const add = (text: string) => {
    const segment = segments.at(-1);
    if (part === undefined || segment === undefined) return;
    segment[part] = (segment[part] ?? '') + text;
  };
  parser.on('error', (error) => {
    throw new Error(`Expected XML, got: ${error.message}`);
  });
  parser.on('opentag', (tag) => {
    if (tag.uri !== namespace) return;
    if (part !== undefined && opaque.includes(tag.local)) {
      throw new Error(`Expected plain text in "${key}", got <${tag.local}>. Write its text out.`);
    }
    if (Object.hasOwn(open, tag.local)) open[tag.local as keyof typeof open](tag);
  });
  parser.on('closetag', (tag) => {
    if (tag.uri !== namespace) return;
    if (tag.local === part) part = undefined;
    if (tag.local === 'ignorable') {
      const segment = segments.at(-1);
      if (segment !== undefined) segment.target ??= segment.source;
    }
    if (tag.local === 'unit') texts.push(join(key, segments));
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(content).close();
  if (name === undefined) throw new Error('Expected XLIFF 2 with a <file>, got none.');
  return { name, locale, texts };
}

function attribute(tag: SaxesTagNS, name: string): string {
  return tag.attributes[name]?.value ?? '';
}

function join(key: string, segments: readonly Segment[]): ReceivedText {
  const isWhole = segments.every(({ target }) => target !== undefined);
  return {
    key,
    english: segments.map(({ source }) => source).join(''),
    text: isWhole ? segments.map(({ target }) => target).join('') : '',
    mark: segments.every(({ isDone }) => isDone) ? 'done' : 'open',
  };
}
