import type { SubmissionKind } from '../contract/intake.ts';

/** Session storage key of a half-typed form, the same on every page and in every locale. */
export function draftKey(kind: SubmissionKind): string {
  return `draft:${kind}`;
}
