/**
 * Marks one link of `[data-contents]` as where the reader is (`aria-current="location"`):
 * the heading last chosen, until the reader scrolls on, else the last one above the middle of
 * the window. The address and the focus stay as they are (`keepFocus` takes the focus to a chosen
 * heading); choosing a link closes its dropdown.
 */
export function followContents(): void {
  const contents = document.querySelector('[data-contents]');
  if (!contents) return;
  const entries = [...contents.querySelectorAll('a')].flatMap((link) => {
    const heading = document.getElementById(link.hash.slice(1));
    return heading ? { link, heading } : [];
  });
  let chosen: string | undefined;

  const mark = (): void => {
    const current =
      entries.find(({ link }) => link.hash === chosen) ??
      entries.findLast(({ heading }) => heading.getBoundingClientRect().top < innerHeight / 2) ??
      entries[0];
    for (const entry of entries) entry.link.ariaCurrent = entry === current ? 'location' : null;
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
