import type { Site } from '../site/sendPage.ts';
import type { Store } from '../store/store.ts';
import type { Take } from './limitSubmissions.ts';

/** What taking submissions needs: where pages are, how one is drawn again, where rows go. */
export type SiteWithStore = { site: Site; store: Store };

/** What answering one of them needs: where pages are, and who stores it within limits. */
export type Intake = { site: Site; take: Take };
