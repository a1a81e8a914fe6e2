import type { CDPSession, Page } from '@playwright/test';
import { wholeStyles } from '../../testing/builtSite.ts';

/** What a style may wait for: a pointer over an element, down on it, or the focus on it. */
const states = ['hover', 'active', 'focus', 'focus-visible', 'focus-within'];

/**
 * What looks otherwise once the whole stylesheet of the site applies as well, as the browser computes it,
 * at rest and with every element in every state: the element, the property, and both values.
 */
export async function lacksOfStyles(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const atRest = await compare(page);
  await force(session, states);
  const inStates = await compare(page);
  // Without a session no state is forced.
  await session.detach();
  return [...atRest, ...inStates];
}

const usual = {
  media: null,
  forcedColors: null,
  colorScheme: null,
  contrast: null,
  reducedMotion: null,
};

/** What else a rule may wait for: paper, and settings of the visitor. */
const media = [
  { media: 'print' },
  { forcedColors: 'active' },
  { colorScheme: 'dark' },
  { contrast: 'more', reducedMotion: 'reduce' },
] as const;

/** The same of a page on paper and under the settings of visitors, at rest. */
export async function lacksInOtherMedia(page: Page): Promise<string[]> {
  const lacks: string[] = [];
  for (const one of media) {
    await page.emulateMedia({ ...usual, ...one });
    for (const lack of await compare(page)) lacks.push(`${JSON.stringify(one)}: ${lack}`);
  }
  return lacks;
}

async function force(session: CDPSession, forcedPseudoClasses: string[]): Promise<void> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '*',
  });
  for (const nodeId of nodeIds) {
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
  }
}

function compare(page: Page): Promise<string[]> {
  return page.evaluate(async (file) => {
    const whole = await (await fetch(file)).text();
    // What applies without the whole, as the browser has read it.
    const own = [...document.styleSheets, ...document.adoptedStyleSheets]
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
      .join('');
    const variables = Array.from(own.matchAll(/var\((--[\w-]+)/gu), ([, name = '']) => name);
    // Those of lines and blocks are told by their sides too; a variable may be used where nobody looks.
    const all = [...getComputedStyle(document.documentElement)]
      .filter((name) => !/^--|^(?:block|inline)-size$|-(?:block|inline)-/u.test(name))
      .concat([...new Set(variables)]);
    const looks = () =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          // Of what is not there, only that it is not.
          const names = pseudo !== '' && style.content === 'none' ? ['content'] : all;
          const values = names.map((name) => style.getPropertyValue(name));
          return { name: `${element.tagName}.${element.className}${pseudo}`, names, values };
        }),
      );
    // At its end, or as if it had none.
    const rest = () => {
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
    };
    const sheet = await new CSSStyleSheet().replace(whole);
    rest();
    const before = looks();
    document.adoptedStyleSheets.push(sheet);
    rest();
    const after = looks();
    document.adoptedStyleSheets.pop();
    return after.flatMap(({ name, names, values }, index) => {
      const was = before[index];
      if (was?.names.length !== names.length) return `${name} is there only with one of the two`;
      return names.flatMap((property, place) => {
        const [old, value] = [was.values[place], values[place]];
        return old === value ? [] : `${name} ${property}: ${old}, with the whole ${value}`;
      });
    });
  }, `/${wholeStyles()}`);
}
