import { followContents } from '../enhancers/contents.ts';
import { drawCursorRing } from '../enhancers/cursor.ts';
import { fetchEnhancers } from '../enhancers/fetchEnhancers.ts';
import { keepFocus, keepHash } from '../enhancers/hash.ts';
import { steerMotion } from '../enhancers/motion.ts';
import { watchIslands } from '../islands/watchIslands.ts';

declare global {
  interface Document {
    /** Whether the page is drawn before anybody has asked for it; not in every browser. */
    readonly prerendering?: boolean;
  }
}

// A page that is drawn ahead, and may never be seen, waits: nothing is stored, counted or fetched for it.
if (document.prerendering) document.addEventListener('prerenderingchange', begin);
else begin();

function begin(): void {
  steerMotion();
  watchIslands();
  fetchEnhancers();
  keepHash();
  keepFocus();
  followContents();
  drawCursorRing();
}

if (import.meta.env.DEV) {
  void import('virtual:site.css');
  void import('./auditInDevelopment.ts').then(({ auditInDevelopment }) => auditInDevelopment());
}
