import { walkJourneys } from './testing/walkJourneys.ts';

walkJourneys('pinned Blink');
