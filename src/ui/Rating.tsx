import './Rating.css';

const star = 'M10 1l2.7 6 6.5.7-4.9 4.4 1.4 6.4L10 15.2l-5.7 3.3 1.4-6.4L.8 7.7 7.3 7z';

type Props = {
  /** How many stars of how many, in numbers and in words. */
  stars: number;
  label: string;
};

/** A rating once as a picture and once in words; the words are what is read. */
export function Rating({ stars, label }: Props) {
  return (
    <p className="rating">
      <svg viewBox={`0 0 ${stars * 24 - 4} 20`} height="20" aria-hidden="true">
        {Array.from({ length: stars }, (_, index) => (
          <path key={index} d={star} transform={`translate(${index * 24})`} />
        ))}
      </svg>
      <span>{label}</span>
    </p>
  );
}
