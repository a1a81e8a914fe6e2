const duration = 2000;

/**
 * Marks each `[data-in-view]` block while at least 30 % of it is visible (CSS fills its
 * meters) and counts its `[data-count]` figures up over 2 s each time it comes into view,
 * unless motion is off. The final figure is the text in the document; only a copy hidden
 * from assistive technology changes. (S4.17, S9.3.)
 */
export function watchFigures(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        target.toggleAttribute('data-visible', isIntersecting);
        if (isIntersecting) target.querySelectorAll<HTMLElement>('[data-count]').forEach(count);
      }
    },
    { threshold: 0.3 },
  );
  document.querySelectorAll('[data-in-view]').forEach((block) => observer.observe(block));
}

/** The count that a figure is at: it may come into view again before that is done. */
const latest = new WeakMap<Element, FrameRequestCallback>();

function count(figure: HTMLElement): void {
  const final = figure.dataset['count'] as string;
  const text = (figure.previousSibling as Element).textContent;
  let start = 0;
  const step = (now: number): void => {
    if (latest.get(figure) !== step) return;
    start ||= now;
    const counted = Math.min(1, (now - start) / duration);
    const share = document.documentElement.dataset['motion'] === 'on' ? counted : 1;
    // The page has formatted the final figure: in its digits, and with what parts them, a smaller one
    // needs no `Intl.NumberFormat`, which takes a slow phone a fifth of a second the first time.
    figure.textContent = String(Math.round(Number(final) * share)).replace(
      /./gu,
      (digit, place: number, digits: string) =>
        String.fromCodePoint((text.codePointAt(0) as number) - Number(final[0]) + Number(digit)) +
        (text.split(/\p{N}/u).at(place - digits.length) as string),
    );
    if (share < 1) requestAnimationFrame(step);
  };
  latest.set(figure, step);
  requestAnimationFrame(step);
}
