import type { Field, Labels, Value } from '../../contract/form.ts';
import { forms } from '../../contract/forms.ts';
import { intakePaths, type SubmissionKind } from '../../contract/intake.ts';
import type { FormWords, OwnPage, RequestWords } from '../../forms/formWords.ts';
import { optionLabels } from '../../i18n/optionLabels.ts';
import { useSharedTree } from '../../i18n/useSharedTree.ts';
import { useSharedWords } from '../../i18n/useSharedWords.ts';
import { place } from '../../words/place.ts';
import type { AsWords } from '../../words/word.ts';
import { usePage } from '../page.ts';
import type Resources from '../../i18n/resources.d.ts';
import { useMeta } from '../meta.ts';

/** Address of another backend for the forms, set at build; empty means our own intake. */
const intakeOrigin = import.meta.env['INTAKE_ORIGIN'] ?? '';

/** Whether an intake on another origin is ours as well (S12.19). */
const isOwn = import.meta.env['INTAKE_KIND'] === 'own';

/**
 * The words of a form's fields, as `forms.json` nests them by name, with the numbers of their rules
 * in the digits of their language. The form's own type says which words there must be.
 */
export function useFieldsWords<Kind extends SubmissionKind>(
  kind: Kind,
): AsWords<Resources['forms'][Kind]['fields']> {
  const wordsBelow = useSharedTree('forms');
  const words = Object.entries<Field>(forms[kind].fields).map(([name, field]) => {
    const { limit, digits } = field.kind === 'text' ? field : {};
    return [name, wordsBelow([kind, 'fields', name], { limit, digits })];
  });
  return Object.fromEntries(words) as AsWords<Resources['forms'][Kind]['fields']>;
}

/** What every form says, whatever its fields are. */
export function useFormWords(): Omit<FormWords, 'submit' | 'failed'> {
  const words = useSharedWords('forms');
  return {
    asterisk: words(($) => $.asterisk),
    requiredNote: words(($) => $.requiredNote),
    errorPrefix: words(($) => $.errorPrefix),
    errorTitle: words(($) => $.errorTitle, { title: place }),
    sending: words(($) => $.sending),
    wait: words(($) => $.wait),
    reference: words(($) => $.receipt.number, { reference: place }),
  };
}

/** What a form of several fields says beside. */
export function useRequestWords(): Omit<RequestWords, 'submit' | 'failed'> {
  const words = useSharedWords('forms');
  return {
    ...useFormWords(),
    summary: words(($) => $.summary),
    kept: words(($) => $.kept),
  };
}

/** What a form of this kind is given on this page. */
export function useOwnPage(kind: SubmissionKind): OwnPage {
  const { id, locale } = usePage();
  const { fullTitle } = useMeta();
  return {
    action: `${intakeOrigin}${intakePaths[kind]}?page=${id}&locale=${locale.code}`,
    title: fullTitle,
  };
}

/** Where a form of this kind sends to by script, from every page. */
export function urlOf(kind: SubmissionKind): string {
  return isOwn ? intakePaths[kind] : intakeOrigin + intakePaths[kind];
}

/** The refused post of a kind, as its form holds it: an option by its key, whatever was sent. */
export function useRefused(kind: SubmissionKind) {
  const { refused } = usePage();
  if (refused?.kind !== kind) return {};
  const values = Object.entries(refused.values).map(([name, sent]) => {
    const labels = optionLabels[kind][name];
    return [name, labels === undefined ? sent : (keyOf(labels, sent) ?? '')];
  });
  const { errors, outcome } = refused;
  return { values: Object.fromEntries(values) as typeof refused.values, errors, outcome };
}

/** The key of an option, from the label that was sent. */
export function keyOf(labels: Labels, sent: Value): string | undefined {
  return Object.keys(labels).find((key) => labels[key] === sent);
}
