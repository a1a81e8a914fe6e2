import { walkJourneys } from './walkJourneys.ts';

walkJourneys('Gecko');
