import { written } from 'virtual:conformance-summary';
import type { ConformanceSummary } from '../delivery/reportFacts.ts';

/** What the committed report says, for the accessibility statement; `npm run evidence` writes it. */
export const conformanceSummary = written as ConformanceSummary;
