import type { RunningSite } from '../../src/tools/browser/startSite.ts';
import type { BreakableSite } from '../journeys/testing/failingSite.ts';
import type { Visitor } from './testing/visitor.ts';

/** What a visitor does and must get, in any engine. */
export type Journey = (scene: {
  visit: Visitor;
  /** What can break or wait between the browser and the site. */
  connection: BreakableSite;
  /** What forms have sent so far. */
  rows: RunningSite['rows'];
  /** Announces what the console will say. */
  expects: (complaint: RegExp) => void;
}) => Promise<void>;

/** Journeys by their sentences. */
export type Journeys = Readonly<Record<string, Journey>>;
