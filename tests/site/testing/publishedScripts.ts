import { Visitor, parseSync } from 'oxc-parser';
import { readManifest, readPublished } from '../../testing/builtSite.ts';

/** What a published script may reach by name, and the elements it can make. */
export type PublishedScript = {
  file: string;
  /** Names of variables and properties, and every string. */
  names: ReadonlySet<string>;
  /** Strings that a function is called with first, as those that make an element are. */
  calledWith: ReadonlySet<string>;
};

/**
 * Every script that is published, with what is named in it; parsed once.
 * @throws Error if one cannot be parsed.
 */
export function readPublishedScripts(): readonly PublishedScript[] {
  scripts ??= readManifest()
    .files.map(({ file }) => file)
    .filter((file) => file.endsWith('.js'))
    .map((file) => ({ file, ...namesIn(file, readPublished(file)) }));
  return scripts;
}

let scripts: readonly PublishedScript[] | undefined;

function namesIn(file: string, text: string): Omit<PublishedScript, 'file'> {
  const { program, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`Expected a script in ${file}: ${error.message}.`);
  const names = new Set<string>();
  const calledWith = new Set<string>();
  new Visitor({
    Identifier: ({ name }) => void names.add(name),
    Literal: ({ value }) => void (typeof value === 'string' && names.add(value)),
    TemplateElement: ({ value }) => void names.add(value.raw),
    CallExpression: ({ arguments: [first] }) => {
      if (first?.type === 'Literal') calledWith.add(String(first.value));
      if (first?.type === 'TemplateLiteral') calledWith.add(first.quasis[0]?.value.raw ?? '');
    },
  }).visit(program);
  return { names, calledWith };
}
