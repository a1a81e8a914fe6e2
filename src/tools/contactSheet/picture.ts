import type { PublishedPage } from '../../delivery/manifest.ts';

/** One screenshot: a page in a state and a mode. */
export type Picture = {
  page: Pick<PublishedPage, 'id' | 'locale'>;
  state: string;
  mode: string;
  /** Beside the sheet, with forward slashes. */
  file: string;
};

/** Names the screenshot of a page in a state and mode; no two share a file. */
export function pictureOf({ id, locale }: PublishedPage, state: string, mode: string): Picture {
  const name = `${state} ${mode}`.replaceAll(' ', '-');
  return { page: { id, locale }, state, mode, file: `${locale}/${id}/${name}.png` };
}
