import { simulate } from './simulate.ts';

/**
 * Steers the frame of a gallery page by its switches, which the address keeps, so that a reload
 * and the way to the next part leave them as they are.
 */
const frame = document.querySelector('iframe');
const form = document.querySelector('form');
if (frame === null || form === null) throw new Error('Expected the frame and the switches.');
let observer: MutationObserver | undefined;
const component = location.pathname.split('/').at(-1) ?? '';

for (const [name, value] of new URLSearchParams(location.search)) {
  const choice = form.elements.namedItem(name);
  if (choice instanceof RadioNodeList) choice.value = value;
}
form.addEventListener('change', apply);
frame.addEventListener('load', show);
apply();

function chosen(): Record<string, string> {
  const entries = [...new FormData(form ?? undefined)];
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

function apply(): void {
  const { dir, ...others } = chosen();
  const address = `/gallery/${dir}/${component}`;
  const query = `?${new URLSearchParams({ dir: dir ?? '', ...others })}`;
  history.replaceState(null, '', query);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-keeps-switches]')) {
    link.search = query;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-alone]')) {
    link.pathname = address;
  }
  if (frame?.contentWindow?.location.pathname === address) show();
  else frame?.contentWindow?.location.replace(address);
}

function show(): void {
  const { theme, width, colours } = chosen();
  const page = frame?.contentDocument;
  if (!frame || !page) return;
  frame.dataset['width'] = width ?? '';
  const simulateNow = () => simulate(page, { theme, isForced: colours === 'forced' });
  simulateNow();
  observer?.disconnect();
  // Vite puts changed styles in place.
  observer = new MutationObserver(simulateNow);
  observer.observe(page.head, { subtree: true, childList: true, characterData: true });
}
