/** A defect on the page on which it is tried. */
export type Placed<Defect> = { defect: Defect; page: string };

/**
 * Puts defects together that can be tried at the same time: each on a page of its own, so that a test
 * which names a page tells which was noticed. At least as many pages of a company have none.
 * @param defects with the pages on which each can be tried, by path.
 * @param pages how many pages there are in all.
 */
export function companiesOf<Defect extends { pages: readonly string[] }>(
  defects: readonly Defect[],
  pages: number,
): Placed<Defect>[][] {
  const companies: Placed<Defect>[][] = [];
  const most = Math.floor(pages / 2);
  for (const defect of defects) {
    const isFree = (company: readonly Placed<Defect>[], page: string): boolean =>
      company.length < most && company.every((one) => one.page !== page);
    const company = companies.find((one) => defect.pages.some((page) => isFree(one, page)));
    const page = defect.pages.find((one) => isFree(company ?? [], one));
    if (page === undefined) throw new Error('Expected a defect to have a page to be tried on.');
    if (company === undefined) companies.push([{ defect, page }]);
    else company.push({ defect, page });
  }
  return companies;
}
