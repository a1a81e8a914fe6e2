/** Session storage key of a half-typed quote request, the same on every page and locale. */
export const quoteDraftKey = 'draft:quote';
