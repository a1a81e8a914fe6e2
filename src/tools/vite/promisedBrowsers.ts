/**
 * The oldest version of each browser that everything works in; docs/browsers.md names them. They
 * are
 * the first with `light-dark()` (Chrome, Safari) and `:has()` (Firefox).
 */
export const promisedBrowsers = { chrome: '123', firefox: '121', safari: '17.5' } as const;

/** For Vite, which writes scripts for them: `chrome123`. */
export const scriptTargets: string[] = Object.entries(promisedBrowsers).map(
  ([name, version]) => name + version,
);

/** For Lightning CSS, which has the major version in the upper half of a number. */
export const styleTargets = Object.fromEntries(
  Object.entries(promisedBrowsers).map(([name, version]) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);
