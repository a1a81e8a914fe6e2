/**
 * Marks one link of `[data-contents]` as where the reader is (`aria-current="location"`):
 * the heading last chosen, until the reader scrolls on, else the last one above the middle of
 * the window. The address and the focus stay as they are (`keepFocus` takes the focus to a chosen
 * heading); choosing a link closes its dropdown.
 */
export function followContents(): void {
  const contents = document.querySelector('[data-contents]');
  if (!contents) return;
  const links = [...contents.querySelectorAll('a')];
  let chosen: string | undefined;

  const mark = (): void => {
    const current =
      links.find(({ hash }) => hash === chosen) ?? links.findLast(isPassed) ?? links[0];
    for (const link of links) link.ariaCurrent = link === current ? 'location' : null;
  };
  const choose = ({ hash }: { hash: string }): void => {
    chosen = hash;
    mark();
  };

  contents.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest('a');
    if (!link) return;
    contents.querySelector('details')?.removeAttribute('open');
    choose(link);
  });
  addEventListener('hashchange', () => choose(location));
  // Only what readers do themselves: the jump scrolls too, and may not reach its heading.
  for (const type of ['wheel', 'keydown', 'pointerdown']) {
    addEventListener(type, () => (chosen = undefined), { passive: true });
  }
  addEventListener('scroll', mark);
  choose(location);
}

/**
 * Whether the heading that a link leads to is above the middle of the window. Found here and not by
 * `placeOf`: what two scripts import is a third, which the script of every page would wait for.
 */
function isPassed({ hash }: HTMLAnchorElement): boolean {
  const heading = document.getElementById(hash.slice(1));
  return (heading?.getBoundingClientRect().top ?? Infinity) < innerHeight / 2;
}
