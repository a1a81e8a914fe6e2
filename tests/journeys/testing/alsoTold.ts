import type { Locator } from '@playwright/test';

/** What assistive technology or the browser is told by an attribute, and the tree leaves out. */
const attributes = [
  ...['current', 'haspopup', 'required', 'roledescription', 'valuenow', 'valuetext', 'live'].map(
    (state) => `aria-${state}`,
  ),
  ...['lang', 'dir', 'hreflang', 'target', 'required', 'name', 'type', 'inputmode', 'autocomplete'],
  ...['rows', 'tabindex', 'novalidate'],
];

/** What says nothing: every stop of Tab and every button has it. */
const usual = ['tabindex=0', 'type=button'];

/**
 * What Playwright's tree does not hold of an element and all in it: states, descriptions, languages,
 * directions, words kept apart, ordered lists and what fields are for; a line for each element that has any.
 */
export function readAlsoTold(component: Locator): Promise<string[]> {
  return component.evaluate(
    (root, [names, usualOnes]) => {
      const oneLine = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();
      const textOf = (ids: string | null) =>
        oneLine(
          (ids ?? '')
            .split(' ')
            .map((id) => document.getElementById(id)?.textContent)
            .join(' '),
        );
      const told = (element: HTMLElement): string[] => {
        const values = names
          .filter((name) => element.hasAttribute(name))
          .map((name) => `${name}=${element.getAttribute(name)}`)
          .filter((value) => !usualOnes.includes(value));
        const described = textOf(element.getAttribute('aria-describedby'));
        if (described !== '') values.push(`described by "${described}"`);
        if (element.localName === 'bdi') values.push('apart');
        if (element.localName === 'ol') values.push(`${element.children.length} items`);
        return values;
      };
      return [root as HTMLElement, ...root.querySelectorAll<HTMLElement>('*')]
        .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
        .filter((element) => told(element).length > 0)
        .map((element) => {
          const label = (element as HTMLInputElement).labels?.[0]?.textContent;
          const own = element.matches('a, button, bdi, [lang]') ? element.textContent : undefined;
          const name =
            element.ariaLabel ??
            (textOf(element.getAttribute('aria-labelledby')) || label) ??
            own ??
            '';
          return `${element.localName} "${oneLine(name)}": ${told(element).join(', ')}`;
        });
    },
    [attributes, usual] as const,
  );
}
