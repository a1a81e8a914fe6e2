import './Tally.css';

/** Which of how many, as upright threads: the one in question is longer. Always beside words. */
export function Tally({ position, count }: { position: number; count: number }) {
  return (
    <svg className="tally" viewBox={`0 0 ${5 * count} 24`} height="24" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const isLong = index === position - 1;
        const x = 5 * index + 1.5;
        return (
          <path
            key={index}
            className={isLong ? 'tally__one' : undefined}
            d={isLong ? `M${x} 0v24` : `M${x} 12v12`}
          />
        );
      })}
    </svg>
  );
}
