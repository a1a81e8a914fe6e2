import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A success criterion of WCAG 2.2 at level A or AA, and what can decide it on this site. */
export type Criterion = {
  number: string;
  level: 'A' | 'AA';
  /** As the standard calls it. */
  name: string;
  /** The clause of EN 301 549 v3.2.1 that is the same; null if it is new in WCAG 2.2. */
  en301549: string | null;
  /** The provision of Section 508 that asks for it; null if it is younger than WCAG 2.0. */
  section508: string | null;
  /** Measurements; that the site has nothing it is about; or a judgement on what something means. */
  decidable: 'machine' | 'premise' | 'person';
  /** In a sentence: what is measured, which premise holds, or what only a person can judge. */
  because: string;
  /** The requirements all of whose tests have to pass before anything but a person decides it. */
  needs: readonly string[];
  /** Checks, one sentence each, that it takes as well and that do not exist yet. */
  missing: readonly string[];
  /** Faults that would break it, each of another kind, that its checks have to notice; for a machine alone. */
  faults: readonly { kind: string; fault: string }[];
};

/** All success criteria of WCAG 2.2 at levels A and AA, in the order of the standard. */
export const criteria = JSON.parse(
  readFileSync(join(import.meta.dirname, 'criteria.json'), 'utf8'),
) as readonly Criterion[];
