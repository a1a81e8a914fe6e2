import { applyEdits, modify, parseTree, type Edit, type Node } from 'jsonc-parser';
import { pluralBase } from '../../../../i18n/check/pluralForms.ts';
import { layoutOf } from '../setTexts.ts';
import type { KeyRename } from './keyRename.ts';

/**
 * Renames keys in the content of a word file. In the same group only names change, and everything
 * stays where it is; in another group the texts come last.
 */
export function renameInWords(content: string, { from, to }: KeyRename): string {
  const [fromGroup, fromName] = parted(from);
  const [toGroup, toName] = parted(to);
  const properties = propertiesOf(content, fromGroup).filter(
    ({ name }) => name === fromName || pluralBase(name) === fromName,
  );
  if (fromGroup.join('.') === toGroup.join('.')) {
    const edits = properties.map(({ name, key }): Edit => {
      const { offset, length } = key;
      return { offset, length, content: JSON.stringify(toName + name.slice(fromName.length)) };
    });
    return applyEdits(content, edits);
  }
  return properties.reduce((result, { name, value }) => {
    const added = [...toGroup, toName + name.slice(fromName.length)];
    return set(removed(result, [...fromGroup, name]), added, value);
  }, content);
}

/** The group that a dotted key is in, and its name there. */
function parted(key: string): [group: string[], name: string] {
  const parts = key.split('.');
  const name = parts.pop() ?? key;
  return [parts, name];
}

function propertiesOf(content: string, group: readonly string[]) {
  let object: Node | undefined = parseTree(content);
  for (const part of group) {
    const property = object?.children?.find(({ children = [] }) => children[0]?.value === part);
    object = property?.children?.[1];
  }
  if (object?.type !== 'object') return [];
  return (object.children ?? []).flatMap(({ children: [key, value] = [] }) => {
    if (key === undefined || value === undefined) return [];
    const { offset, length } = value;
    const parsed: unknown = JSON.parse(content.slice(offset, offset + length));
    return [{ name: String(key.value), key, value: parsed }];
  });
}

/** Takes a property out, and every group that is empty without it. */
function removed(content: string, path: readonly string[]): string {
  const result = set(content, path, undefined);
  const group = path.slice(0, -1);
  return group.length > 0 && propertiesOf(result, group).length === 0
    ? removed(result, group)
    : result;
}

function set(content: string, path: readonly string[], value: unknown): string {
  return applyEdits(
    content,
    modify(content, [...path], value, { formattingOptions: layoutOf(content) }),
  );
}
