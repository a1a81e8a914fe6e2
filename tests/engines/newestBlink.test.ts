import { walkJourneys } from './testing/walkJourneys.ts';

walkJourneys('newest Blink');
