import { headingFaces } from '../../pictures/headingFaces.ts';
import type { Locale } from '../../site/locales.ts';

/** What the build says about languages whose headings are left to the device: a line a script. */
export function scriptsWithoutFace(locales: readonly Pick<Locale, 'code' | 'script'>[]): string[] {
  const bare = locales.filter(({ script }) => headingFaces[script] === undefined);
  return Array.from(
    Map.groupBy(bare, ({ script }) => script),
    ([script, written]) =>
      `Headings in ${script} (${written.map(({ code }) => code).join(', ')}) take the font of the device, ` +
      'and shared pictures have no title: src/pictures/headingFaces.ts has no face for it.',
  );
}
