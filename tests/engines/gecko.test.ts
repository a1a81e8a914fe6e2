import { walkJourneys } from './testing/walkJourneys.ts';

walkJourneys('Gecko');
