import type { Sources } from './followSources.ts';

/**
 * Loads a module anew for every caller as its sources are now. Vite lets who asks for a module join
 * whoever is loading it; of a load that began before the last change they would get what was.
 */
export function loadCurrent<Module>(
  load: () => Promise<Module>,
  sources: Sources,
): () => Promise<Module> {
  let underWay: { state: number; module: Promise<Module> } | undefined;
  const current = async (): Promise<Module> => {
    if (underWay !== undefined && underWay.state !== sources.state) {
      await underWay.module.catch(() => undefined);
      return current();
    }
    if (underWay !== undefined) return underWay.module;
    const begun = { state: sources.state, module: load() };
    underWay = begun;
    try {
      return await begun.module;
    } finally {
      underWay = undefined;
    }
  };
  return current;
}
