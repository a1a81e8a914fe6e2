import { section1 } from './sentences/section1.ts';
import { section2 } from './sentences/section2.ts';
import { section3 } from './sentences/section3.ts';
import { section4 } from './sentences/section4.ts';
import { section5 } from './sentences/section5.ts';
import { section8 } from './sentences/section8.ts';
import { section9 } from './sentences/section9.ts';

/**
 * What the specification says about what visitors get, sentence by sentence, by the numbers of
 * its sections. Section 6 has no roles; what section 7 sends is proven beside the intake.
 */
export const sentences = {
  1: section1,
  2: section2,
  3: section3,
  4: section4,
  5: section5,
  8: section8,
  9: section9,
} as const;

export type SectionNumber = keyof typeof sentences;

export type Sentence = (typeof sentences)[SectionNumber][number];

/** The section that a sentence stands in. */
export function sectionOf(sentence: Sentence): SectionNumber {
  const found = Object.entries(sentences).find(([, list]) =>
    (list as readonly string[]).includes(sentence),
  );
  return Number(found?.[0]) as SectionNumber;
}
