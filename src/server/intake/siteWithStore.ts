import type { Site } from '../site/sendPage.ts';
import type { Store } from '../store/store.ts';

/** What taking submissions needs: where pages are, how one is drawn again, where rows go. */
export type SiteWithStore = { site: Site; store: Store };
