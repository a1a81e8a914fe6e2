import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';

// One second is the default: too little beside a build and a browser on two cores.
configure({ asyncUtilTimeout: 5000 });

/**
 * Takes away what a test left behind, for the next one in the same document, perhaps of another
 * file: what was drawn, written to the page and its root, stored, and put into the address.
 */
export function leavePage(): void {
  cleanup();
  const { body, documentElement: root } = document;
  body.replaceChildren();
  for (const element of [root, body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
  document.title = '';
  sessionStorage.clear();
  localStorage.clear();
  if (location.href !== home) history.replaceState(null, '', home);
}

const { href: home } = location;
