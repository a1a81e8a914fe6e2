/** What happens after a consultation request, in order. */
export const nextSteps = ['send', 'read', 'answer'] as const;
