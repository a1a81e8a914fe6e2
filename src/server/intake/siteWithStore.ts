import type { SealedLinks } from '../links/sealedLinks.ts';
import type { Site } from '../site/sendPage.ts';
import type { Store } from '../store/store.ts';
import type { Take } from './limitSubmissions.ts';

/** What taking submissions needs: where pages are, how one is drawn again, where rows go. */
export type SiteWithStore = { site: Site; store: Store };

/** What answering one needs: where pages are, who stores it within limits, how its link is made. */
export type Intake = { site: Site; take: Take; links: SealedLinks };
