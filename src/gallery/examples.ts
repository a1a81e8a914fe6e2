import type { Example } from './example.ts';
import { formExamples } from './formExamples.tsx';
import { pageExamples } from './pageExamples.tsx';
import { sectionExamples } from './sectionExamples.tsx';
import { serviceExamples } from './serviceExamples.tsx';
import { uiExamples } from './uiExamples.tsx';

/**
 * Every part in every state: the one list behind the gallery, its tests and its audit. Add an
 * example here and it is shown, tested and audited.
 */
export const examples: readonly Example[] = [
  ...uiExamples,
  ...sectionExamples,
  ...serviceExamples,
  ...formExamples,
  ...pageExamples,
];

/** The parts by name, each once. */
export const galleryParts: readonly string[] = [
  ...new Set(examples.map(({ part }) => part)),
].toSorted();
