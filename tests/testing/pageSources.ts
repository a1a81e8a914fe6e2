import type { Node } from 'oxc-parser';
import { readSources, textOf, visitNodes, type Source } from './sources.ts';

/** Rooms that no visitor's browser is sent anything of. */
const elsewhere = /^src\/(?:gallery|pictures|project|server|tools)\//u;

/** Every file of `src/` that pages are drawn from or that runs in them, in a fixed order. */
export function readPageSources(): Source[] {
  return readSources().filter(({ file }) => !elsewhere.test(file));
}

/** The elements that a file draws itself, such as `svg`, each as often as it is written. */
export function drawnBy(source: Source): string[] {
  const names: string[] = [];
  visitNodes(source, {
    JSXOpeningElement: ({ name }) => {
      if (name.type === 'JSXIdentifier' && /^[a-z]/u.test(name.name)) names.push(name.name);
    },
  });
  return names;
}

/**
 * What a file listens for, as the browser calls it: `keydown` for `addEventListener('keydown')`,
 * for an `onKeyDown` given as a prop or in an object, and for an assignment to `onkeydown`.
 * @throws Error if it cannot be told from the source.
 */
export function listensFor(source: Source): string[] {
  const names = new Set<string>();
  const lists = new Map<string, string[]>();
  const addProp = (name: string) => {
    if (/^on[A-Z]/u.test(name))
      names.add(
        name
          .slice(2)
          .replace(/Capture$/u, '')
          .toLowerCase(),
      );
  };
  visitNodes(source, {
    ForOfStatement: ({ left, right }) => {
      const [declared] = left.type === 'VariableDeclaration' ? left.declarations : [];
      if (declared?.id.type !== 'Identifier' || right.type !== 'ArrayExpression') return;
      const values = right.elements.map((element) => element && textOf(element, source));
      lists.set(
        declared.id.name,
        values.filter((value) => typeof value === 'string'),
      );
    },
    CallExpression: ({ callee, arguments: [type] }) => {
      if (nameOf(callee) !== 'addEventListener' || type === undefined) return;
      const given = type.type === 'Identifier' ? lists.get(type.name) : [textOf(type, source)];
      for (const name of given ?? [undefined]) {
        if (name === undefined) throw new Error(`Expected an event by its name in ${source.file}.`);
        names.add(name);
      }
    },
    JSXAttribute: ({ name }) => {
      if (name.type === 'JSXIdentifier') addProp(name.name);
    },
    Property: ({ key }) => {
      if (key.type === 'Identifier') addProp(key.name);
    },
    AssignmentExpression: ({ left }) => {
      const name = nameOf(left) ?? '';
      if (left.type === 'MemberExpression' && /^on[a-z]/u.test(name)) names.add(name.slice(2));
    },
  });
  return [...names].toSorted();
}

/** The name of a variable, or of a property that is reached through a dot. */
function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'MemberExpression' ? nameOf(node.property) : undefined;
}
