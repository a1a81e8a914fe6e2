import type { SealedLinks } from '../links/sealedLinks.ts';
import type { Site } from '../site/sendPage.ts';
import type { Store } from '../store/store.ts';
import type { Take } from './limitSubmissions.ts';

/** What taking submissions needs: where pages are, how one is drawn again, where rows go. */
export type SiteWithStore = { site: Site; store: Store };

/** What answering one needs: where pages are, who stores it within limits, and what its sender is told. */
export type Intake = Telling & { site: Site; take: Take };

/** How links are made, and whether visitors are written to, so that a sign-up has to be confirmed. */
export type Telling = { links: SealedLinks; isMailed: boolean };
