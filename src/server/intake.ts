import type { Manifest } from '../delivery/manifest.ts';
import type { SendPage } from './sendPage.ts';
import type { Store } from './store.ts';

/** What taking submissions needs: where pages are, how one is drawn again, where rows go. */
export type Intake = {
  /** Read anew for every request: while developing, pages come and go. */
  readonly manifest: Manifest;
  sendPage: SendPage;
  store: Store;
};
