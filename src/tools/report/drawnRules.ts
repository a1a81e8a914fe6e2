import { rulesOfDrawing } from '../states/modes.ts';

/**
 * The rules whose answer depends on what is drawn, on fonts, sizes and overlaps: only the pinned
 * browser gives the same one everywhere. They judge what is seen, so they say nothing of an
 * element that an open layer covers.
 */
export const drawnRules: readonly string[] = [
  ...rulesOfDrawing,
  // Of the second engine:
  'element_tabbable_unobscured',
  'target_spacing_sufficient',
  'text_contrast_sufficient',
];

/** What a run in another browser than that of the lock file has to say about itself. */
export const unpinnedRemark = `The browser of this run is not the one of the lock file: what depends on drawing (${drawnRules.join(', ')}) was judged anew instead of being compared with the committed report; everything else was compared.`;
