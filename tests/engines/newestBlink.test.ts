import { walkJourneys } from './walkJourneys.ts';

walkJourneys('newest Blink');
