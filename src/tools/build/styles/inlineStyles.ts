import { createHash } from 'node:crypto';
import { lastLine } from '../../../delivery/lastLine.ts';
import { contentHash } from '../../../project/contentHash.ts';
import { sourceLocale } from '../../../site/locales.ts';
import { divideSheet } from './divideSheet.ts';
import { featuresOf } from './featuresOf.ts';

/** The stylesheet of the site, which is divided; others hold faces for letters, all alike. */
const ofSite = /\/site-[^/]*\.css$/u;

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
 * What parts may need beside that once they are alive is a file, which a page names by `data-parts`, and
 * which comes with their scripts (`src/islands/fetchFiles.ts`). A link that is `disabled` would be fetched
 * all the same, ahead of parsing.
 * @param classes those that living parts may wear.
 * @param read the text of a published file, by its address.
 * @returns the pages in their order, each with what its policy has to allow (sources of CSP 3, section 2.3.1),
 *   and the files to publish with them.
 */
export function inlineStyles<Page extends { id: string; locale: string; html: string }>(
  pages: readonly Page[],
  classes: ReadonlySet<string>,
  read: (address: string) => string,
): { pages: (Page & { styles: string[] })[]; files: Map<string, string> } {
  const features = pages.map(({ html }) => featuresOf(html).add(addedByScripts));
  const weights = pages.map(weightOf);
  const known = new Map<string, Divided>();
  const files = new Map<string, string>();
  const divide = (address: string): Divided => {
    const css = read(address).trimEnd();
    if (!ofSite.test(address)) {
      const text = css.replaceAll(faces, (face) => (isFetched(face) ? face : ''));
      return { texts: Array<string>(pages.length).fill(text) };
    }
    const { later, ...texts } = divideSheet(css, { pages: features, weights, classes });
    const parts = `assets/parts-${contentHash(later)}.css`;
    files.set(parts, later + lastLine);
    return { ...texts, parts };
  };
  const isFetched = (face: string) => {
    const [, address = ''] = /url\(["']?([^"')]+)/u.exec(face) ?? [];
    return pages.some(({ html }) => html.includes(`href="${address}"`));
  };
  const withStyles = pages.map((page, index) => {
    const styles: string[] = [];
    const last = [...page.html.matchAll(links)].at(-1)?.[1];
    let ofLanguage = '';
    const html = page.html.replaceAll(links, (_link, address: string) => {
      const divided = known.get(address) ?? divide(address);
      known.set(address, divided);
      const { texts, languages, parts } = divided;
      ofLanguage += languages?.[index] ?? '';
      // With the faces of its language: a text of its own would be another hash in each answer.
      const text = (texts[index] ?? '') + (address === last ? ofLanguage : '');
      styles.push(sourceOf(text));
      return `<style${parts === undefined ? '' : ` data-parts="/${parts}"`}>${text}</style>`;
    });
    return { ...page, html, styles };
  });
  return { pages: withStyles, files };
}

/** The text of each page, what its language adds, and the file for what comes to them later. */
type Divided = { texts: readonly string[]; languages?: readonly string[]; parts?: string };

function sourceOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
