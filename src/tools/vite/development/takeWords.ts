/**
 * Writes into the open page what is said otherwise now, so that a saved word is there at once and
 * nothing typed, opened or scrolled to is lost: to load a page of many modules anew takes seconds.
 * @param before the page as it was served.
 * @param now the page as it is drawn now.
 * @param isLive whether React has taken an island over, whose words it holds itself.
 * @returns false, and nothing is written, if more than words has changed or somebody else has
 * written there: then only loading the page anew helps.
 */
export function takeWords(
  before: Document,
  now: Document,
  isLive: (island: HTMLElement) => boolean,
): boolean {
  const changes: (() => void)[] = [];

  /** Whether a part of the page can take what is said in it now. */
  const take = (old: Node, drawn: Node, open: Node | undefined): boolean => {
    if (old.isEqualNode(drawn)) return true;
    if (open === undefined || [drawn, open].some(({ nodeName }) => nodeName !== old.nodeName)) {
      return false;
    }
    if (old instanceof Text && drawn instanceof Text && open instanceof Text) {
      changes.push(() => (open.data = drawn.data));
      return open.data === old.data;
    }
    if (!(old instanceof Element && drawn instanceof Element && open instanceof Element)) {
      return false;
    }
    if (open instanceof HTMLElement && open.matches('[data-island]') && isLive(open)) return false;
    return (
      takeAttributes(old, drawn, open) &&
      takeAll([...old.childNodes], [...drawn.childNodes], [...open.childNodes])
    );
  };

  const takeAttributes = (old: Element, drawn: Element, open: Element): boolean => {
    const names = drawn.getAttributeNames();
    if (names.join(' ') !== old.getAttributeNames().join(' ')) return false;
    return names.every((name) => {
      const [was, is] = [old.getAttribute(name), drawn.getAttribute(name) ?? ''];
      if (was === is) return true;
      changes.push(() => open.setAttribute(name, is));
      return open.getAttribute(name) === was;
    });
  };

  /** What is behind the last, such as a dialog, was put there since. */
  const takeAll = (old: Node[], drawn: Node[], open: readonly Node[]): boolean =>
    old.length === drawn.length &&
    old.every((node, index) => take(node, drawn[index] ?? node, open[index]));

  // Of the rest of the head Vite makes its own.
  const head = (page: Document): Node[] => [...page.head.querySelectorAll('title, meta')];
  const isTaken =
    takeAll(head(before), head(now), head(document)) && take(before.body, now.body, document.body);
  if (isTaken) for (const change of changes) change();
  return isTaken;
}
