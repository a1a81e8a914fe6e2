import { fetchEnhancers } from '../islands/fetchEnhancers.ts';
import { keepFocus, keepHash } from '../enhancers/hash.ts';
import { steerMotion } from '../enhancers/motion.ts';
import { whenSeen } from '../enhancers/whenSeen.ts';
import { watchIslands } from '../islands/watchIslands.ts';

whenSeen(() => {
  steerMotion();
  watchIslands();
  fetchEnhancers();
  keepHash();
  keepFocus();
});

if (import.meta.env.DEV) {
  void import('virtual:site.css');
  void import('./auditInDevelopment.ts').then(({ auditInDevelopment }) => auditInDevelopment());
}
