import { createHash } from 'node:crypto';
import { sourceLocale } from '../../../site/locales.ts';
import { divideSheet } from './divideSheet.ts';
import { featuresOf } from './featuresOf.ts';

/** The stylesheet of all parts, which is divided; others hold faces for letters, all alike. */
const ofAllParts = /\/site-[^/]*\.css$/u;

/** What scripts add to a page by themselves: the ring round the pointer (`src/enhancers/cursor.ts`). */
const addedByScripts = '.cursor-ring';

/**
 * As how many pages the bytes of one count. The home page is the first of most visits, and the largest;
 * that of the source has the narrowest budget.
 */
function weightOf({ id, locale }: { id: string; locale: string }): number {
  if (id !== 'home') return 1;
  return locale === sourceLocale ? 30 : 10;
}

/** Letters that a page uses are fetched with it: a face of others would only be read. Local ones have no address. */
const faces = /@font-face\s*\{[^}]*url\([^}]*\}/gu;

/** As React writes a link to one. */
const links = /<link rel="stylesheet" href="([^"]+)"\/>/gu;

/**
 * Puts the styles that a page needs into the page, so that nothing has to be fetched before it shows.
 * The stylesheet of all parts is only named, by `data-whole`: what a part needs once it is alive comes
 * with its scripts (`src/islands/fetchFiles.ts`). A link that is `disabled` would be fetched all the
 * same, ahead of parsing. The rules that it repeats say the same in the same order.
 * @param read the text of a published file, by its address.
 * @returns the pages in their order, each with what its policy has to allow: sources of CSP 3, section 2.3.1.
 */
export function inlineStyles<Page extends { id: string; locale: string; html: string }>(
  pages: readonly Page[],
  read: (address: string) => string,
): (Page & { styles: string[] })[] {
  const features = pages.map(({ html }) => featuresOf(html).add(addedByScripts));
  const weights = pages.map(weightOf);
  const texts = new Map<string, readonly string[]>();
  const textsOf = (address: string): readonly string[] => {
    const known = texts.get(address);
    if (known !== undefined) return known;
    const css = read(address).trimEnd();
    const found = ofAllParts.test(address)
      ? divideSheet(css, features, weights)
      : Array<string>(pages.length).fill(
          css.replaceAll(faces, (face) => (isFetched(face) ? face : '')),
        );
    texts.set(address, found);
    return found;
  };
  const isFetched = (face: string) => {
    const [, address = ''] = /url\(["']?([^"')]+)/u.exec(face) ?? [];
    return pages.some(({ html }) => html.includes(`href="${address}"`));
  };
  return pages.map((page, index) => {
    const styles: string[] = [];
    const html = page.html.replaceAll(links, (_link, address: string) => {
      const text = textsOf(address)[index] ?? '';
      styles.push(sourceOf(text));
      const whole = ofAllParts.test(address) ? ` data-whole="${address}"` : '';
      return `<style${whole}>${text}</style>`;
    });
    return { ...page, html, styles };
  });
}

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
