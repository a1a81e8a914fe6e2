import { SharedShapes } from './SharedShapes.tsx';
import './Fringe.css';

const lengths = [30, 38, 26, 44, 34, 22, 40, 32];

/** Thread ends, after which the order of their lengths begins again. */
const period = 64;

/** 15,360 units: the widest screen, with the page at half its size. */
const periods = 20;

// Each from the one before: as text they are eight words that come again and again.
const ends = Array.from({ length: period }, (_, index) => {
  const length = lengths[(5 * index + 3 * Math.floor(index / 8)) % 8] ?? 0;
  return `v${length}m12-${length}`;
}).join('');

/** Thread ends that hang from a bright bar, 12 units apart, over the whole width. */
export function Fringe() {
  return (
    <svg className="fringe" height="52" aria-hidden="true">
      <SharedShapes id="fringe">
        <rect width="100%" height="8" stroke="none" />
        <path d={`m6 8${ends.repeat(periods)}`} />
      </SharedShapes>
    </svg>
  );
}
