import type { Plugin } from 'vite';
import { sourcesChanged } from './messages.ts';

/** Counts the states that the sources of pages have been in since the server started. */
export type Sources = { state: number };

/**
 * How long a file has to be left alone, and how often it is looked at, in milliseconds. An editor may
 * empty a file and write it a moment later: without this the empty one would be read, and what is told
 * of a file within 50 ms of that dropped for good.
 */
const whole = { stabilityThreshold: 50, pollInterval: 10 };

/**
 * Tells every open page when anything that pages are drawn from has changed. Of the renderer's
 * modules only the changed ones and those that import them are run again: all of them would take
 * seconds.
 */
export function followSources(sources: Sources): Plugin {
  return {
    name: 'techeon:follow-sources',
    config: () => ({ server: { watch: { awaitWriteFinish: whole } } }),
    hotUpdate: {
      order: 'post',
      handler({ modules, timestamp, server }) {
        if (this.environment.name !== 'ssr' || modules.length === 0) return undefined;
        const { moduleGraph } = this.environment;
        // The first is for what has been run, the second for what is being read right now: Vite
        // would keep that though it was there before the change.
        for (const isRun of [true, false]) {
          const invalidated = new Set<(typeof modules)[number]>();
          for (const module of modules) {
            moduleGraph.invalidateModule(module, invalidated, timestamp, isRun);
          }
        }
        sources.state += 1;
        server.environments.client.hot.send(sourcesChanged);
        return [];
      },
    },
  };
}
