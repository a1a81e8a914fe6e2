import type { ChoicesField } from '../form.ts';
import { trimmed } from '../trimmed.ts';

/** A field of boxes, of which at least one must be ticked unless it is optional. */
export function choices<const Option extends string>(
  options: readonly Option[],
): ChoicesField<Option> {
  return {
    kind: 'choices',
    options,
    read: (given) => {
      const ticked = [given].flat().map(trimmed);
      return options.filter((option) => ticked.includes(option));
    },
  };
}
