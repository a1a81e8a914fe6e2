import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { PlantedFault } from './plantedFault.ts';

/**
 * Puts one fault into the project in `folder`, which holds `locales/` (see `soundProject`). Throws if
 * the fault does not fit what is there: a key or file that is missing, a passage that is missing or
 * not the only one, a change that changes nothing.
 */
export async function plant(folder: string, fault: PlantedFault): Promise<void> {
  const { locale, edit } = fault;
  const at = (path: string) => join(folder, path);
  switch (edit.kind) {
    case 'text':
    case 'replace': {
      const path = at(`locales/${locale}/${edit.file}.json`);
      const source = await readFile(path, 'utf8');
      const changed =
        edit.kind === 'text'
          ? withText(source, edit.key, edit.text, fault)
          : withPassage(source, edit.find, edit.replacement, fault);
      await writeChanged(path, Buffer.from(changed), fault);
      break;
    }
    case 'write':
      await writeChanged(at(edit.path), Buffer.from(edit.content), fault);
      break;
    case 'copy':
      await writeChanged(at(edit.path), await readFile(at(edit.from)), fault);
      break;
    case 'bytes':
      await writeChanged(at(edit.path), Buffer.from(edit.hex, 'hex'), fault);
      break;
    case 'move':
      await mkdir(dirname(at(edit.to)), { recursive: true });
      await rename(at(edit.from), at(edit.to));
      break;
    case 'remove':
      await rm(at(edit.path));
      break;
    case 'link':
      await rm(at(edit.path), { force: true });
      await symlink(edit.target, at(edit.path));
      break;
  }
}

function withText(source: string, key: string, text: unknown, fault: PlantedFault): string {
  const tree = parseTree(source);
  const node = tree && findNodeAtLocation(tree, key.split('.'));
  if (node?.type !== 'string') throw misfit(fault, `there is no text under "${key}"`);
  return (
    source.slice(0, node.offset) + JSON.stringify(text) + source.slice(node.offset + node.length)
  );
}

function withPassage(
  source: string,
  find: string,
  replacement: string,
  fault: PlantedFault,
): string {
  const [before, after, ...more] = source.split(find);
  if (before === undefined || after === undefined) throw misfit(fault, `"${find}" is not there`);
  if (more.length > 0) {
    throw misfit(fault, `"${find}" stands there ${more.length + 1} times, expected once`);
  }
  return before + replacement + after;
}

async function writeChanged(path: string, content: Buffer, fault: PlantedFault): Promise<void> {
  const before = await readFile(path).catch(() => undefined);
  if (before?.equals(content) === true) throw misfit(fault, 'it changes nothing');
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

function misfit({ class: name, locale, note, edit }: PlantedFault, why: string): Error {
  const place = 'file' in edit ? `, ${edit.file}.json` : '';
  return new Error(
    `The fault "${note}" (${name}, ${locale}${place}) does not fit: ${why}. Have the words changed? Change the fault with them.`,
  );
}
