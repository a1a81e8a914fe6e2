import type { FieldErrors } from '../contract/rules.ts';
import type { SubmissionKind } from '../contract/intake.ts';
import type { RouteId } from './routes.ts';

/** A native post that was refused: which form, what was typed, what is wrong with it. */
export type RefusedPost = {
  kind: SubmissionKind;
  /** As typed, by field name; a field that may repeat holds a list. */
  values: Readonly<Record<string, string | readonly string[]>>;
  errors: FieldErrors<string>;
};

export type RenderRequest = { id: RouteId; locale: string; refused?: RefusedPost };

/**
 * What `build/renderer.js` exports to the server and to tools: draws one page as a whole
 * HTML document. Throws if the page has no words in that locale.
 */
export type Render = (request: RenderRequest) => string;
