/** What a carousel shows; places count from 0, lengths are px. */
export type CarouselView = {
  /** The first slide wholly in view. */
  first: number;
  /** How many slides are wholly in view. */
  shown: number;
  /** The first and last slide of which anything is in view. */
  from: number;
  to: number;
  /** From the start of one slide to the start of the next. */
  step: number;
};

/** Before anything is measured: at the start, nothing hidden. */
const unmeasured: CarouselView = { first: 0, shown: 1, from: 0, to: Infinity, step: 0 };

/** Reads what a list of equally wide slides shows now, in either direction of reading. */
export function measureView(list: Element | null): CarouselView {
  const slides = list ? [...list.children].map((slide) => slide.getBoundingClientRect()) : [];
  const [one, two] = slides;
  if (!list || !one || !two || one.width === 0) return unmeasured;
  const step = Math.abs(two.left - one.left);
  const box = list.getBoundingClientRect().width;
  const offset = Math.abs(list.scrollLeft); // Right to left it is negative.
  // One pixel of tolerance: widths are fractions, browsers round offsets.
  const shown = Math.max(1, Math.floor((box + step - one.width + 1) / step));
  return {
    first: Math.max(0, Math.min(Math.round(offset / step), slides.length - shown)),
    shown,
    from: Math.floor((offset + 1 - one.width) / step) + 1,
    to: Math.ceil((offset + box - 1) / step) - 1,
    step,
  };
}

/** Whether two views look alike to a visitor. */
export function isSameView(one: CarouselView, other: CarouselView): boolean {
  return (Object.keys(one) as (keyof CarouselView)[]).every((key) => one[key] === other[key]);
}

/** The key of a range of slides, counted from 1: "2-3". */
export function rangeKey(first: number, last: number): string {
  return `${first}-${last}`;
}

/** Every range of slides that a carousel of so many can come to show, 1 to 3 at a time. */
export function slideRanges(count: number): { key: string; first: number; last: number }[] {
  return [1, 2, 3].flatMap((shown) =>
    Array.from({ length: Math.max(0, count - shown + 1) }, (_, index) => ({
      key: rangeKey(index + 1, index + shown),
      first: index + 1,
      last: index + shown,
    })),
  );
}
