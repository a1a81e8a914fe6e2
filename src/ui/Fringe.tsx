import './Fringe.css';

const lengths = [30, 38, 26, 44, 34, 22, 40, 32];

/** After so many thread ends the order of lengths begins again. */
const period = 64;

/** Thread ends that hang from a bright bar, 12 units apart, over the whole width. */
export function Fringe() {
  // Each from the one before: as text they are eight words that come again and again.
  const ends = Array.from({ length: period }, (_, index) => {
    const length = lengths[(5 * index + 3 * Math.floor(index / 8)) % 8] ?? 0;
    return `v${length}m12-${length}`;
  });
  return (
    <svg className="fringe" height="52" aria-hidden="true">
      <pattern id="fringe" y="8" width={12 * period} height="44" patternUnits="userSpaceOnUse">
        <path d={`m6 0${ends.join('')}`} />
      </pattern>
      <rect width="100%" height="8" />
      <rect y="8" width="100%" height="44" fill="url(#fringe)" />
    </svg>
  );
}
