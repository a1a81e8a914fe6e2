import { givenIn, wordsIn } from './atRest.ts';
import type { Change } from './change.ts';
import { withValue } from './editPage.ts';
import type { PageOperator } from './operator.ts';

/** Renames an id that a link of the page, or the name or hint of an element, points to. */
export const breakReference: PageOperator = {
  name: 'break a reference',
  changesOf(page) {
    const pointing = givenIn(page, 'a[href^="#"], [aria-labelledby], [aria-describedby]');
    return [...page.document.querySelectorAll('[id]')].flatMap((target) => {
      const losses = pointing.flatMap((element) => lossOf(element, target));
      const [first] = losses;
      if (first === undefined) return [];
      const criteria = [...new Set(losses.flatMap((loss) => loss.criteria))].toSorted();
      const edits = withValue(page, target, 'id', `${target.id}-old`);
      return [{ edits, criteria, describes: first.describes }];
    });
  },
};

type Loss = Pick<Change, 'criteria' | 'describes'>;

/**
 * What an element loses with the id it points to. A label that a field is tied to by `for` as well
 * names it still; and `aria-controls` tells nobody anything that the button does not say.
 */
function lossOf(element: Element, target: Element): Loss[] {
  const { id } = target;
  const points = (attribute: string) =>
    element.getAttribute(attribute)?.split(' ').includes(id) === true;
  const words = wordsIn(target).slice(0, 40);
  if (element.matches('a') && element.getAttribute('href') === `#${id}`) {
    const describes = `A link that jumps within the page, to ${id}, stays where it is.`;
    return [{ criteria: ['2.4.1'], describes }];
  }
  const isTied = target.hasAttribute('for') && target.getAttribute('for') === element.id;
  if (points('aria-labelledby') && !isTied) {
    const isWidget = element.matches('[role], input, select, textarea, button');
    const describes = `A screen reader does not give a part of the page its name, “${words}”.`;
    return [{ criteria: isWidget ? ['1.3.1', '4.1.2'] : ['1.3.1'], describes }];
  }
  if (points('aria-describedby')) {
    const describes = `A screen reader does not read the hint “${words}” with its field.`;
    return [{ criteria: ['1.3.1', '3.3.2'], describes }];
  }
  return [];
}
