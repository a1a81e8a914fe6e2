import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../project/root.ts';
import { criteria } from '../report/criteria.ts';
import type { FiledRequirement, Requirement } from './requirement.ts';

const numbers = new Set(criteria.map(({ number }) => number));

/**
 * Every requirement, in the order of the files beside the components it binds.
 * @param folder the project.
 * @throws Error that lists everything wrong with them: file, id, what was expected, what came.
 */
export function readRequirements(folder = root): FiledRequirement[] {
  const files = globSync('src/**/*.requirements.json', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const all = files.flatMap((file) => {
    const written = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Requirement[];
    return written.map((requirement) => ({ ...requirement, file }));
  });
  const times = Map.groupBy(all, ({ id }) => id);
  const faults = all.flatMap((requirement) => {
    const fault =
      times.get(requirement.id)?.length === 1 ? faultOf(requirement) : 'an id of its own';
    return fault === undefined
      ? []
      : [`${requirement.file}: ${requirement.id}: expected ${fault}.`];
  });
  if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
  return all;
}

/** What is expected of a requirement that is written otherwise. */
function faultOf({
  id,
  sentence,
  criteria: served,
  doesNotApply,
}: Requirement): string | undefined {
  if (!/^[a-z][a-z\d-]*\/[a-z\d-]+$/u.test(id)) return 'an id such as "accordion/one-open"';
  if (!/^\p{Lu}.{10,}\.$/u.test(sentence)) return `a whole sentence, got "${sentence}"`;
  const unknown = served.find((number) => !numbers.has(number));
  if (unknown !== undefined) return `criteria of WCAG 2.2, A or AA, got "${unknown}"`;
  if (doesNotApply?.trim() === '') return 'a reason why it does not apply, got none';
  return undefined;
}
