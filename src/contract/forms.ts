import { consultation } from './consultation.ts';
import type { Form } from './form.ts';
import type { SubmissionKind } from './intake.ts';
import { newsletter } from './newsletter.ts';
import { quote } from './quote.ts';

/** The three forms by name. For build and server: a form in the browser imports only its own. */
export const forms = { quote, consultation, newsletter } as const satisfies Readonly<
  Record<SubmissionKind, Form>
>;
