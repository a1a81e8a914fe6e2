import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';

/** The page as the server sends it, before any script: a part, or the markup of one. */
export function serve(component: ReactElement | string): HTMLElement {
  const page = document.createElement('main');
  page.innerHTML = typeof component === 'string' ? component : renderToString(component);
  document.body.append(page);
  return page;
}

/** Brings a served page alive with the part that it was drawn from, until the test ends. */
export async function hydratePage(page: HTMLElement, component: ReactElement): Promise<void> {
  await act(async () => {
    const root = hydrateRoot(page, component);
    onTestFinished(() => act(() => root.unmount()));
  });
}
