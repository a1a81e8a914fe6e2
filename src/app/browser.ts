import { leadBack } from '../enhancers/backLink.ts';
import { followContents } from '../enhancers/contents.ts';
import { drawCursorRing } from '../enhancers/cursor.ts';
import { watchFigures } from '../enhancers/figures.ts';
import { keepFocus, keepHash } from '../enhancers/hash.ts';
import { seekOffer } from '../enhancers/seekOffer.ts';
import { offerPage } from '../enhancers/offerPage.ts';
import { steerMotion } from '../enhancers/motion.ts';
import { watchIslands } from '../islands/watchIslands.ts';

steerMotion();
watchIslands();
watchFigures();
seekOffer();
keepHash();
keepFocus();
offerPage();
leadBack();
followContents();
drawCursorRing();

if (import.meta.env.DEV) {
  void import('virtual:site.css');
  void import('./auditInDevelopment.ts').then(({ auditInDevelopment }) => auditInDevelopment());
}
