import { walkJourneys } from './walkJourneys.ts';

walkJourneys('pinned Blink');
