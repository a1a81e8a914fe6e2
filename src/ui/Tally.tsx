import './Tally.css';

/** Which of how many, as upright threads: the one in question is longer. Always beside words. */
export function Tally({ place, count }: { place: number; count: number }) {
  return (
    <svg className="tally" viewBox={`0 0 ${5 * count} 24`} height="24" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const isPlace = index === place - 1;
        const x = 5 * index + 1.5;
        return (
          <path
            key={index}
            className={isPlace ? 'tally__one' : undefined}
            d={isPlace ? `M${x} 0v24` : `M${x} 12v12`}
          />
        );
      })}
    </svg>
  );
}
