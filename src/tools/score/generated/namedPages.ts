/** A page by its two names: the path it answers to, and the file it is published as. */
type NamedPage = { path: string; file: string };

/**
 * The pages that a failed test names as faulty. Tests that look at every page say each fault behind
 * the path or the file of its page and a colon; a path in brackets stands behind a state.
 * @param message what the test said as it failed.
 */
export function namedPages<Page extends NamedPage>(
  message: string,
  pages: readonly Page[],
): Page[] {
  return pages.filter(({ path, file }) =>
    [path, file].some((name) => {
      const own = RegExp.escape(name);
      return new RegExp(`(?:^|["'\`\\s])${own}: |\\(${own}\\)`, 'u').test(message);
    }),
  );
}
