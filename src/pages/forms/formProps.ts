import { useTranslation } from 'react-i18next';
import { intakePaths, type SubmissionKind } from '../../contract/intake.ts';
import type { FormWords } from '../../forms/formWords.ts';
import type { Endpoint } from '../../forms/sendSubmission.ts';
import { usePage } from '../page.ts';
import { useMeta } from '../meta.ts';

/** Address of another backend for the forms, set at build; empty means our own intake. */
const intakeOrigin = import.meta.env['INTAKE_ORIGIN'] ?? '';

/** What is said about the fields that both request forms have. */
export function useSharedMessages() {
  const { t } = useTranslation('forms');
  return {
    name: {
      required: t(($) => $.errors.name.required),
      'too-long': t(($) => $.errors.name['too-long']),
    },
    email: {
      required: t(($) => $.errors.email.required),
      invalid: t(($) => $.errors.email.invalid),
      'too-long': t(($) => $.errors.email['too-long']),
    },
    mobile: {
      required: t(($) => $.errors.mobile.required),
      invalid: t(($) => $.errors.mobile.invalid),
    },
    message: {
      required: t(($) => $.errors.message.required),
      'too-long': t(($) => $.errors.message['too-long']),
    },
  };
}

/** What every form says, whatever its fields are. */
export function useFormWords(): FormWords {
  const { t } = useTranslation('forms');
  const { fullTitle: title } = useMeta();
  return {
    asterisk: t(($) => $.asterisk),
    required: t(($) => $.required),
    requiredNote: t(($) => $.requiredNote),
    errorPrefix: t(($) => $.errorPrefix),
    pageTitle: title,
    errorTitle: t(($) => $.errorTitle, { title }),
    summary: t(($) => $.summary),
    sending: t(($) => $.sending),
    kept: t(($) => $.kept),
  };
}

/** Where a form sends to from this page, by script and natively. */
export function useEndpoint(kind: SubmissionKind): Endpoint {
  const { id, locale } = usePage();
  const url = `${intakeOrigin}${intakePaths[kind]}`;
  return { url, action: `${url}?page=${id}&locale=${locale.code}` };
}

/** The refused post of a kind; each field holds one text, a repeated one its values joined. */
export function useRefused(kind: SubmissionKind) {
  const { refused } = usePage();
  if (refused?.kind !== kind) return undefined;
  const values = Object.fromEntries(
    Object.entries(refused.values).map(([field, value]) => [
      field,
      typeof value === 'string' ? value : value.join(', '),
    ]),
  );
  return { values, errors: refused.errors };
}
