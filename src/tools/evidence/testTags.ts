import { readRequirements } from './readRequirements.ts';
import { readSpecification } from './readSpecification.ts';

/**
 * What a test may carry as a tag: ids of requirements, and of sentences of the specification. Vitest
 * refuses any other; Playwright, whose tags begin with `@`, takes all, and the collector refuses.
 */
export function testTags(): { name: string }[] {
  return [...readRequirements(), ...readSpecification()].map(({ id }) => ({ name: id }));
}
