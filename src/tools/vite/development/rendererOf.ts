import type { RunnableDevEnvironment, ViteDevServer } from 'vite';
import type { Render } from '../../../delivery/rendering.ts';
import type { SiteDescription } from '../../build/createManifest.ts';
import type { Gallery } from '../../states/loadGallery.ts';
import type { Sources } from './followSources.ts';
import { loadCurrent } from './loadCurrent.ts';

/** What draws, as its sources are now. */
export type Renderer = {
  render: Render;
  describeSite: () => SiteDescription;
};

/** Every part of the site in every state, with a list and a page of switches for people. */
export type GalleryRenderer = Gallery & {
  renderGalleryList: () => string;
  renderGalleryViewer: (component: string) => string;
};

/** Loads the renderer from its sources. Rejects if one of them is broken. */
export function rendererOf(server: ViteDevServer, sources: Sources): () => Promise<Renderer> {
  return loadCurrent(() => runnerOf(server).import<Renderer>('/src/app/render.tsx'), sources);
}

/** Loads the gallery from its sources. Rejects if one of them is broken. */
export function galleryOf(server: ViteDevServer, sources: Sources): () => Promise<GalleryRenderer> {
  return loadCurrent(
    () => runnerOf(server).import<GalleryRenderer>('/src/gallery/renderer.tsx'),
    sources,
  );
}

function runnerOf(server: ViteDevServer): RunnableDevEnvironment['runner'] {
  return (server.environments['ssr'] as RunnableDevEnvironment).runner;
}
