import { failureBlock, sourcesChanged, type Failure } from './messages.ts';
import { takeWords } from './takeWords.ts';

/**
 * Runs in every page of the development server. When sources have changed it asks for the page
 * anew. It takes other words as they are, and reloads only if more of the page is drawn otherwise,
 * so that what was typed elsewhere stays. What is live in the page is left out of the comparison:
 * React takes its changes itself.
 */
const drawnAt = document.querySelector<HTMLElement>('[data-sources]')?.dataset['sources'];

/** A page as the server draws it now: its answer, or why there is none. */
type Answer = { page: Document; status: number; failure: Failure | undefined };

let known = ask();
let isAsking = false;
let isStale = false;

const failure = failureOf(document);
if (failure !== undefined) show(failure);
// It may have changed before this script ran.
void known.then((answer) => {
  const now = answer?.page.querySelector<HTMLElement>('[data-sources]')?.dataset['sources'];
  if (now !== undefined && now !== drawnAt) location.reload();
});
import.meta.hot?.on(sourcesChanged, follow);

async function follow(): Promise<void> {
  isStale = true;
  if (isAsking) return;
  isAsking = true;
  while (isStale) {
    isStale = false;
    await compare();
  }
  isAsking = false;
}

async function compare(): Promise<void> {
  const before = await known;
  const now = await ask();
  // The answer to a post has no address, and a server that starts again reloads its pages.
  if (before === undefined || now === undefined) return;
  if (now.failure !== undefined) {
    show(now.failure);
    return;
  }
  hideFailure();
  const isSame = now.status === before.status && outline(now.page) === outline(before.page);
  if (failure === undefined && isSame) return;
  const isTaken =
    failure === undefined &&
    now.status === before.status &&
    takeWords(before.page, now.page, isLive);
  if (isTaken) known = Promise.resolve(now);
  else location.reload();
}

async function ask(): Promise<Answer | undefined> {
  try {
    const response = await fetch(location.href, { headers: { accept: 'text/html' } });
    if (response.status === 405) return undefined;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return { page, status: response.status, failure: failureOf(page) };
  } catch {
    return undefined;
  }
}

/** A page's markup without its scripts and styles, which Vite follows, and without live parts. */
function outline(page: Document): string {
  const copy = page.documentElement.cloneNode(true) as HTMLElement;
  for (const link of copy.querySelectorAll(
    'script[src], script:not([type="application/json"]), link',
  )) {
    link.remove();
  }
  const live = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter(isLive);
  const prefixes = new Set(live.map(({ dataset }) => dataset['prefix']));
  for (const island of copy.querySelectorAll<HTMLElement>('[data-island]')) {
    if (prefixes.has(island.dataset['prefix'])) island.replaceChildren();
  }
  return copy.outerHTML;
}

/** React notes on the element that it has taken it over. */
function isLive(island: HTMLElement): boolean {
  return Object.keys(island).some((key) => key.startsWith('__reactContainer'));
}

function failureOf(page: Document): Failure | undefined {
  const text = page.getElementById(failureBlock)?.textContent;
  return text ? (JSON.parse(text) as Failure) : undefined;
}

function show(shown: Failure): void {
  hideFailure();
  const Overlay = customElements.get('vite-error-overlay') as
    | (new (shown: Failure) => HTMLElement)
    | undefined;
  if (Overlay !== undefined) document.body.append(new Overlay(shown));
}

function hideFailure(): void {
  for (const overlay of document.querySelectorAll('vite-error-overlay')) overlay.remove();
}
