const duration = 2000;

/**
 * Marks each `[data-in-view]` block while at least 30 % of it is visible (CSS fills its
 * meters) and counts its `[data-count]` figures up over 2 s each time it comes into view,
 * unless motion is off. The final figure is the text in the document; only a copy hidden
 * from assistive technology changes. (Specification section 4.)
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

const started = new WeakMap<Element, number>();

function count(figure: HTMLElement): void {
  const root = document.documentElement;
  const format = new Intl.NumberFormat(root.dataset['locale']);
  const final = Number(figure.dataset['count']);
  const start = performance.now();
  const step = (now: number): void => {
    if (started.get(figure) !== start) return; // It left and came back: that count goes on.
    // A frame may carry the time at which it was planned, before the count began.
    const counted = Math.min(1, Math.max(0, now - start) / duration);
    const share = root.dataset['motion'] === 'on' ? counted : 1;
    figure.textContent = format.format(Math.round(final * share));
    if (share < 1) requestAnimationFrame(step);
  };
  started.set(figure, start);
  requestAnimationFrame(step);
}
