import { useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { hydrateRoot } from 'react-dom/client';
import { useIsSSR } from 'react-aria/SSRProvider';
import { foreignWord } from '../words/foreignWord.tsx';
import type { Localized } from '../words/word.ts';
import { letBrowserKeep, takeFieldState } from './fieldState.ts';

/**
 * Gives a static island its React root and puts back what was typed, chosen or restored by
 * the browser before. Resolves once the part answers to events.
 * @param components what the island's own script exports; `data-component` names the one.
 * @param shared the props that pages have in common, as JSON.
 */
export async function hydrate(
  element: HTMLElement,
  components: Record<string, ComponentType<object> | undefined>,
  shared = '{}',
): Promise<void> {
  const { component = '', scripts = '' } = element.dataset;
  const Component = components[component];
  if (Component === undefined) throw new Error(`Expected ${component} in ${scripts}.`);
  const data = element.nextElementSibling?.textContent;
  if (!data) throw new Error('Expected the props of the island in the element behind it.');
  const props = {
    ...(JSON.parse(shared, revive) as object),
    ...(JSON.parse(data, revive) as object),
  };
  if ('failed' in element.dataset) sayShut(element);
  const putBack = takeFieldState(element);
  letBrowserKeep(element);
  await new Promise<void>((resolve) => {
    hydrateRoot(
      element,
      <I18nProvider locale={document.documentElement.dataset['locale'] ?? ''}>
        <Live onLive={resolve}>
          <Component {...props} />
        </Live>
      </I18nProvider>,
      { identifierPrefix: element.dataset['prefix'] ?? '' },
    );
  });
  // Not from the effect itself: there React would undo the value before it takes it.
  putBack();
  delete element.dataset['failed'];
}

/** Makes words in another language of what `Island` has written for them. */
function revive(_key: string, value: Localized | null): unknown {
  return value?.lang ? foreignWord(value) : value;
}

/** While the script was lost all answers showed; the part begins as it was served. */
function sayShut(element: HTMLElement): void {
  for (const opener of element.querySelectorAll('[aria-controls]')) {
    const panel = document.getElementById(opener.getAttribute('aria-controls') ?? '');
    opener.ariaExpanded = String(!panel?.hasAttribute('hidden'));
  }
}

/**
 * Reports when the tree has left its server-rendered state, that is after all effects. Around
 * the part, not beside it: a sibling would change every id that React makes up in it.
 */
function Live({ onLive, children }: { onLive: () => void; children: ReactNode }) {
  const isSSR = useIsSSR();
  const report = useEffectEvent(onLive);
  useEffect(() => {
    if (!isSSR) report();
  }, [isSSR]);
  return children;
}
