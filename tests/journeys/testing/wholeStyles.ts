import type { Page } from '@playwright/test';

/**
 * What looks otherwise once the whole stylesheet of the site applies as well, as the browser computes it:
 * the element, the property, and both values.
 * @param address of that stylesheet.
 */
export function lacksOfStyles(page: Page, address: string): Promise<string[]> {
  return page.evaluate(async (file) => {
    const looks = () =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          // Of what is not there, only that it is not.
          const names = pseudo !== '' && style.content === 'none' ? ['content'] : [...style];
          const values = new Map(names.map((name) => [name, style.getPropertyValue(name)]));
          return { name: `${element.tagName}.${element.className}${pseudo}`, values };
        }),
      );
    const rest = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const sheet = await new CSSStyleSheet().replace(await (await fetch(file)).text());
    await rest();
    const before = looks();
    document.adoptedStyleSheets.push(sheet);
    await rest();
    return looks().flatMap(({ name, values }, index) =>
      [...values]
        .map(([property, value]) => [property, before[index]?.values.get(property), value])
        .filter(([, was, is]) => was !== is)
        .map(([property, was, is]) => `${name} ${property}: ${was}, with the whole ${is}`),
    );
  }, address);
}
