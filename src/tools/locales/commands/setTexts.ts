import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parseTree,
  type Edit,
  type FormattingOptions,
} from 'jsonc-parser';

/**
 * Sets texts in the content of a locale file and touches nothing else: an old text is replaced where
 * it stands, a new one comes where the order says.
 * @param texts by dotted key.
 * @param order every key that the file may have, in the order of English.
 * @throws Error for content that is no object, or has an object where a text belongs.
 */
export function setTexts(
  content: string,
  texts: ReadonlyMap<string, string>,
  order: readonly string[],
): string {
  const tree = parseTree(content);
  if (tree?.type !== 'object') throw new Error('Expected an object of texts, got something else.');
  const replacements: Edit[] = [];
  const added: [key: string, text: string][] = [];
  for (const [key, text] of texts) {
    const node = findNodeAtLocation(tree, key.split('.'));
    if (node === undefined) added.push([key, text]);
    else if (node.type !== 'string') {
      throw new Error(`Expected a text for "${key}", got another value. Mend it first.`);
    } else {
      const { offset, length } = node;
      replacements.push({ offset, length, content: JSON.stringify(text) });
    }
  }
  const byOrder = added.toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
  return byOrder.reduce(
    (result, [key, text]) => addText(result, key, text, order),
    applyEdits(content, replacements),
  );
}

function addText(content: string, key: string, text: string, order: readonly string[]): string {
  const path = key.split('.');
  const depth = depthOf(content, path);
  // Siblings by name, at the level of the object that the text comes into.
  const names = order
    .map((other) => other.split('.'))
    .filter((other) => other.slice(0, depth).join('.') === path.slice(0, depth).join('.'))
    .map((other) => other[depth] ?? '');
  const place = names.indexOf(path[depth] ?? '');
  const edits = modify(content, path, text, {
    formattingOptions: layoutOf(content),
    getInsertionIndex: (properties) =>
      properties.findLastIndex((name) => {
        const index = names.indexOf(name);
        return index !== -1 && index < place;
      }) + 1,
  });
  return applyEdits(content, edits);
}

/** How many of a path's objects are there already. */
function depthOf(content: string, path: readonly string[]): number {
  const tree = parseTree(content);
  let depth = 0;
  while (depth < path.length - 1) {
    const node = tree && findNodeAtLocation(tree, path.slice(0, depth + 1));
    if (node === undefined) break;
    if (node.type !== 'object') {
      const group = path.slice(0, depth + 1).join('.');
      throw new Error(`Expected an object for "${group}", got another value. Mend it first.`);
    }
    depth += 1;
  }
  return depth;
}

/** How a file is laid out, for what is added to it. */
export function layoutOf(content: string): FormattingOptions {
  const indent = /^[ \t]+(?=")/mu.exec(content)?.[0] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: content.includes('\r\n') ? '\r\n' : '\n',
  };
}
