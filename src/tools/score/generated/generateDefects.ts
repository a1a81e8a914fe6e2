import { asReplacement, type Change } from './change.ts';
import { pageOperators, styleOperators } from './operators.ts';
import type { PublishedSite } from './publishedSite.ts';
import { readPage } from './readPage.ts';
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
  /** The path of the page that is spoilt; null for a stylesheet, which spoils many. */
  page: string | null;
  /** Relative to `dist/`. */
  file: string;
  original: string;
  replacement: string;
  /** What a visitor suffers, in a short sentence. */
  describes: string;
};

/** How many each operator plants, if the site has as many places for it. */
const perOperator = 18;

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
      changesOf(sheet).map((change) => ({
        operator: name,
        page: null,
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

function numbered(planned: readonly PlannedChange[]): GeneratedDefect[] {
  const counts = new Map<string, number>();
  return planned.map(({ operator, page, file, text, change }) => {
    const count = (counts.get(operator) ?? 0) + 1;
    counts.set(operator, count);
    const id = `${operator} ${count}`;
    return { id, operator, page, file, ...rest(change), ...asReplacement(text, change) };
  });
}

function rest({ criteria, describes }: Change): Pick<Change, 'criteria' | 'describes'> {
  return { criteria, describes };
}
