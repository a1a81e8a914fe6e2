import type { Manifest } from '../site/manifest.ts';
import type { Render } from '../site/rendering.ts';
import type { Store } from './store.ts';

/** What taking submissions needs: where pages are, how one is drawn again, where rows go. */
export type Intake = { manifest: Manifest; render: Render; store: Store };
