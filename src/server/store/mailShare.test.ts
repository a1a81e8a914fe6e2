import { onTestFinished } from 'vitest';
import { temporaryFolder } from '../testing/temporarySite.ts';
import { openStore } from './openStore.ts';
import { mailShareSuite } from './testing/mailShareSuite.ts';

mailShareSuite(async () => {
  const store = await openStore(temporaryFolder());
  onTestFinished(() => store.close());
  return store;
});
