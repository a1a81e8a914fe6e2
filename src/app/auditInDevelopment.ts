import * as axeCoreReact from '@axe-core/react';

type Audit = (react: object, reactDom: object, timeout: number, config: object) => Promise<void>;

// The package is CommonJS: bundlers hand over its default export, its types say otherwise.
const audit = (axeCoreReact as unknown as { default: Audit }).default;

/** Pause after the last change before the page is scanned, in milliseconds. */
const calm = 600;

/**
 * Prints accessibility violations to the console while developing, now and after every change.
 * `@axe-core/react` scans once and never again under React 19: it waits for `createElement`,
 * which the automatic runtime does not call. So it gets one that does nothing, and is called
 * again by an observer; it tells each violation once.
 */
export function auditInDevelopment(): void {
  const scan = (): void => {
    const config = { rules: [{ id: 'target-size', enabled: true }] };
    void audit({ createElement: () => null }, {}, 0, config);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(scan, calm);
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
  scan();
}
