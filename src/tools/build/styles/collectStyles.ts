import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vite';

/** Every stylesheet that modules import, directly or through others, each once and after those it builds on. */
export function collectStyles(modules: readonly string[]): string[] {
  const seen = new Set<string>();
  const styles: string[] = [];
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    if (file.endsWith('.css')) styles.push(file);
    if (!/\.tsx?$/u.test(file)) return;
    for (const specifier of importsOf(file)) visit(join(dirname(file), specifier));
  };
  modules.forEach(visit);
  return styles;
}

/** The files that a module imports when it is loaded, as it names them; no packages and no types. */
function importsOf(file: string): string[] {
  const { body } = parseAst(readFileSync(file, 'utf8'), { lang: 'tsx' }, file);
  return body.flatMap((statement) => {
    if (!('source' in statement) || statement.source === null) return [];
    const kind = 'importKind' in statement ? statement.importKind : undefined;
    return kind === 'type' || !statement.source.value.startsWith('.')
      ? []
      : [statement.source.value];
  });
}
