import type { Example } from './example.ts';
import { fieldExamples } from './fieldExamples.tsx';
import { formExamples } from './formExamples.tsx';
import { pageExamples } from './pageExamples.tsx';
import { sectionExamples } from './sectionExamples.tsx';
import { serviceExamples } from './serviceExamples.tsx';
import { uiExamples } from './uiExamples.tsx';

const groups = [
  { id: 'pages', name: 'Tops and blocks of pages', members: pageExamples },
  { id: 'sections', name: 'Menus and sections', members: sectionExamples },
  { id: 'services', name: 'Sections of service pages', members: serviceExamples },
  { id: 'forms', name: 'Forms', members: formExamples },
  { id: 'controls', name: 'Controls and small parts', members: [...uiExamples, ...fieldExamples] },
];

/**
 * Every part in every state: the one list behind the gallery, its tests and its audit. Add an
 * example here and it is shown, tested and audited.
 */
export const examples: readonly Example[] = groups.flatMap(({ members }) => members);

/** The parts by name, each once. */
export const galleryComponents: readonly string[] = [
  ...new Set(examples.map(({ component }) => component)),
].toSorted();

/** The parts by what they are. One with states in two groups stands in the first. */
export const galleryGroups = groups.map(({ id, name, members }, index) => {
  const earlier = new Set(groups.slice(0, index).flatMap((group) => namesOf(group.members)));
  const components = [...new Set(namesOf(members))].filter((component) => !earlier.has(component));
  return { id, name, components: components.toSorted() };
});

function namesOf(members: readonly Example[]): string[] {
  return members.map(({ component }) => component);
}
