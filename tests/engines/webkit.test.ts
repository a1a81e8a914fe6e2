import { walkJourneys } from './walkJourneys.ts';

walkJourneys('WebKit');
