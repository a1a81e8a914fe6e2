import { asReplacement } from './change.ts';
import { pageOperators, perOperator, styleOperators } from './operators.ts';
import type { PublishedSite } from './publishedSite.ts';
import { readPage, type ReadPage } from './readPage.ts';
import { readStyles } from './readStyles.ts';
import { seededRandom, shuffled } from './seededRandom.ts';
import { spreadOverPages, type PlannedChange } from './spreadOverPages.ts';

/** A fault made up from a published file: a text that stands once in it, and its replacement. */
export type GeneratedDefect = {
  /** The operator and a number. */
  id: string;
  operator: string;
  /** Success criteria of WCAG 2.2, A or AA, that a visitor loses by it. */
  criteria: readonly string[];
  /** The paths of the pages that have what is spoilt: one, or of a stylesheet often many. */
  pages: readonly string[];
  /** Relative to `dist/`. */
  file: string;
  original: string;
  replacement: string;
  /** What a visitor suffers, in a short sentence. */
  describes: string;
};

/**
 * Defects of published pages, then of stylesheets: as many by each operator, if there are places. The
 * same site and seed give the same ones, in the same order. Of the defects of pages any few that follow
 * each other, fewer than there are pages, are on different pages, so that they can be tried together.
 */
export function generateDefects(site: PublishedSite, seed: number | string): GeneratedDefect[] {
  const random = seededRandom(seed);
  const pages = site.pages.map(readPage);
  const ofPages = spreadOverPages(pages, pageOperators, perOperator, random);
  const styles = site.styles.map((sheet) => readStyles(sheet, pages));
  const byOperator = styleOperators.map(({ name, changesOf }) => {
    const planned = styles.flatMap((sheet) =>
      changesOf(sheet)
        .filter(({ elements }) => elements.length > 0)
        .map((change) => ({
          operator: name,
          pages: pagesWith(change.elements, pages),
          file: sheet.file,
          text: sheet.css,
          change,
        })),
    );
    return shuffled(planned, random).slice(0, perOperator);
  });
  const inTurn = Array.from({ length: perOperator }, (_, turn) =>
    byOperator.flatMap((planned) => planned[turn] ?? []),
  );
  return numbered([...ofPages, ...inTurn.flat()]);
}

/** Those on which a change of styles shows. */
function pagesWith(elements: readonly Element[], pages: readonly ReadPage[]): string[] {
  const documents = new Set(elements.map(({ ownerDocument }) => ownerDocument));
  return pages.filter(({ document }) => documents.has(document)).map(({ path }) => path);
}

function numbered(planned: readonly PlannedChange[]): GeneratedDefect[] {
  const counts = new Map<string, number>();
  return planned.map(({ operator, pages, file, text, change }) => {
    const count = (counts.get(operator) ?? 0) + 1;
    counts.set(operator, count);
    const id = `${operator} ${count}`;
    const { criteria, describes } = change;
    return { id, operator, pages, file, criteria, describes, ...asReplacement(text, change) };
  });
}
