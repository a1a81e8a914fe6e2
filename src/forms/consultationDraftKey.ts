/** Session storage key of a half-typed consultation request, the same in every locale. */
export const consultationDraftKey = 'draft:consultation';
