import { colours } from 'virtual:colours';
import type { RouteId } from '../../site/routes.ts';
import { Wordmark } from '../../ui/Wordmark.tsx';
import { clothStart, height, margin, width, wordsOf } from './frame.ts';
import { clothStyle, PictureCloth } from './PictureCloth.tsx';
import type { SetTitle } from './setTitle.ts';

type Props = { id: RouteId; dir: 'ltr' | 'rtl'; title: SetTitle | undefined };

/** Width of the wordmark over a title, and its height at a width of one (its box is 8400 by 1470). */
const nameWidth = 240;
const nameHeight = 1470 / 8400;
/** How much of that height stands above its baseline. */
const nameAscent = 1390 / 1470;

/** The picture of a shared page: wordmark and title on paper, then the page's own cloth. */
export function SocialPicture({ id, dir, title }: Props) {
  const isMirrored = dir === 'rtl';
  const words = wordsOf(id);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height}>
      <style>{`${clothStyle(id)}.wordmark,.title{fill:${colours.paper.light.fg}}`}</style>
      <rect width={width} height={height} fill={colours.paper.light.bg} />
      <g transform={isMirrored ? `translate(${width}) scale(-1 1)` : undefined}>
        <PictureCloth id={id} />
      </g>
      {title ? (
        <>
          <Name
            size={nameWidth}
            baseline={margin + nameWidth * nameHeight}
            isMirrored={isMirrored}
          />
          <Title {...title} baseline={words.bottom} isMirrored={isMirrored} />
        </>
      ) : (
        // Nothing else to be large: the name stands where the title would.
        <Name size={clothStart - 2 * margin} baseline={words.bottom} isMirrored={isMirrored} />
      )}
    </svg>
  );
}

/** What is `length` wide begins here, at the margin of the side where reading starts. */
function start(length: number, isMirrored: boolean): number {
  return isMirrored ? width - margin - length : margin;
}

type NameProps = { size: number; baseline: number; isMirrored: boolean };

function Name({ size, baseline, isMirrored }: NameProps) {
  const box = size * nameHeight;
  return (
    <svg x={start(size, isMirrored)} y={baseline - box * nameAscent} width={size} height={box}>
      <Wordmark />
    </svg>
  );
}

type TitleProps = SetTitle & { baseline: number; isMirrored: boolean };

/** The last line's baseline stays where it is, however many lines there are above. */
function Title({ size, lineHeight, lines, baseline, isMirrored }: TitleProps) {
  return lines.map((line, index) => {
    const x = start((line.width * size) / 1000, isMirrored);
    const y = baseline - (lines.length - 1 - index) * lineHeight * size;
    const path = line.path();
    return (
      <path
        key={path}
        className="title"
        transform={`translate(${x} ${y}) scale(${size / 1000})`}
        d={path}
      />
    );
  });
}
