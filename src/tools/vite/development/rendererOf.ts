import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { Render } from '../../../delivery/rendering.ts';
import type { SiteDescription } from '../../build/createManifest.ts';

/** What draws, as its sources are now. */
export type Renderer = {
  render: Render;
  describeSite: () => SiteDescription;
  galleryParts: readonly string[];
  renderGallery: (part: string, dir?: 'ltr' | 'rtl') => string;
  renderGalleryList: () => string;
  renderGalleryViewer: (part: string) => string;
};

/** Loads the renderer from its sources. Rejects if one of them is broken. */
export function rendererOf(server: ViteDevServer): () => Promise<Renderer> {
  const { runner } = server.environments['ssr'] as RunnableDevEnvironment;
  return () => runner.import<Renderer>('/src/app/render.tsx');
}
