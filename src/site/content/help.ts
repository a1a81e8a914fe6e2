/** The five groups of questions of the help center, each with one answer open at a time. */
export const helpGroups = [
  { id: 'it-services', questions: [] },
  { id: 'project-management', questions: [] },
  { id: 'digital-marketing', questions: [] },
  { id: 'security-and-compliance', questions: [] },
  { id: 'support-and-maintenance', questions: [] },
] as const;

/** Named in the help center, but not links (specification section 1). */
export const quickLinks = ['contact-support', 'submit-request'] as const;
