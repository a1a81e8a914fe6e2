/** The five groups of questions of the help center, each with one answer open at a time. */
export const helpGroups = [
  { id: 'it-services', questions: ['offer', 'start', 'existing'] },
  { id: 'project-management', questions: ['contact', 'changes'] },
  { id: 'digital-marketing', questions: ['results', 'access'] },
  { id: 'security-and-compliance', questions: ['standards', 'incident'] },
  { id: 'support-and-maintenance', questions: ['hours', 'after'] },
] as const;

/** Named in the help center, but not links (S1.105). */
export const quickLinks = ['contact-support', 'submit-request'] as const;
