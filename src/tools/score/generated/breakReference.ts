import { isGiven, wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import type { PageOperator } from './operator.ts';
import { withValue, type PageElement } from './readPage.ts';

/** Renames an id that a link of the page, or the name or hint of an element, points to. */
export const breakReference: PageOperator = {
  name: 'break a reference',
  changesOf: ({ elements }) => {
    const given = elements.filter(isGiven);
    return elements.flatMap((target) => {
      const id = target.attributes.get('id');
      if (id === undefined || id === '') return [];
      const losses = given.flatMap((element) => lossOf(element, id, target));
      return losses.length === 0 ? [] : [changeOf(target, id, losses)];
    });
  },
};

type Loss = Pick<Change, 'criteria' | 'describes'>;

/**
 * What an element loses with the id it points to. A label that a field is tied to by `for` as well
 * names it still; and `aria-controls` tells nobody anything that the button does not say.
 */
function lossOf({ name, attributes }: PageElement, id: string, target: PageElement): Loss[] {
  const points = (attribute: string) => attributes.get(attribute)?.split(' ').includes(id) === true;
  const words = wordsIn(target).slice(0, 40);
  if (name === 'a' && attributes.get('href') === `#${id}`) {
    return [
      {
        criteria: ['2.4.1'],
        describes: `A link that jumps within the page, to ${id}, stays where it is.`,
      },
    ];
  }
  const ownLabel = target.attributes.get('for');
  if (points('aria-labelledby') && (ownLabel === undefined || ownLabel !== attributes.get('id'))) {
    const isWidget =
      attributes.has('role') || ['input', 'select', 'textarea', 'button'].includes(name);
    return [
      {
        criteria: isWidget ? ['1.3.1', '4.1.2'] : ['1.3.1'],
        describes: `A screen reader does not give a part of the page its name, “${words}”.`,
      },
    ];
  }
  if (points('aria-describedby')) {
    return [
      {
        criteria: ['1.3.1', '3.3.2'],
        describes: `A screen reader does not read the hint “${words}” with its field.`,
      },
    ];
  }
  return [];
}

function changeOf(target: PageElement, id: string, losses: readonly Loss[]): Change {
  return {
    edits: withValue(target, 'id', `${id}-old`),
    criteria: [...new Set(losses.flatMap(({ criteria }) => criteria))].toSorted(),
    describes: losses[0]?.describes ?? '',
  };
}
