import { applyEdits, parseTree, type Edit, type Node, type ParseError } from 'jsonc-parser';
import { renamed, type KeyRename } from './keyRename.ts';

/**
 * Renames keys in a file that lists them by their dotted names: notes of a page, or what is allowed
 * in a language, by page. Only these names change.
 * @param group the name of the object that lists them; the file itself by default.
 * @throws Error for a file that is no JSON, or that has the new key already.
 */
export function renameInLists(
  file: string,
  content: string,
  rename: KeyRename,
  group?: string,
): string {
  const errors: ParseError[] = [];
  const tree = parseTree(content, errors);
  if (errors.length > 0)
    throw new Error(`${file}: Expected JSON, got something else. Mend it first.`);
  const keys = namesIn(group === undefined ? tree : valueOf(tree, group));
  const names = keys.map(({ value }) => String(value));
  const edits = keys.flatMap((key): Edit[] => {
    const name = String(key.value);
    const next = renamed(name, rename);
    if (next === name) return [];
    if (names.includes(next)) {
      throw new Error(
        `${file}: Expected no "${next}" yet, got one. Delete it, or rename that first.`,
      );
    }
    return [{ offset: key.offset, length: key.length, content: JSON.stringify(next) }];
  });
  return applyEdits(content, edits);
}

function namesIn(object: Node | undefined): Node[] {
  if (object?.type !== 'object') return [];
  return (object.children ?? []).flatMap(({ children = [] }) => children.slice(0, 1));
}

function valueOf(object: Node | undefined, name: string): Node | undefined {
  return object?.children?.find(({ children = [] }) => children[0]?.value === name)?.children?.[1];
}
