import { drawnRules } from '../states/modes.ts';

export { drawnRules };

/** What a run in another browser than that of the lock file has to say about itself. */
export const unpinnedRemark = `The browser of this run is not the one of the lock file: what depends on drawing (${drawnRules.join(', ')}) was judged anew instead of being compared with the committed report; everything else was compared.`;
