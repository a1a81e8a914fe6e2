import { colours } from 'virtual:colours';
import { families, membershipOf } from '../../site/families.ts';
import { routeOf, type PageKind, type RouteId } from '../../site/routes.ts';
import { Cloth } from '../../ui/Cloth.tsx';
import { picksOf } from '../../ui/weave.ts';
import { clothStart, height, isInFamily, showsSampler, swatch, width } from './frame.ts';

type Props = { id: RouteId };

/** Weaves of the pages that stand in no family, as their heroes have them; else plain. */
const weaves: Partial<Record<PageKind, number>> = { contact: 7, consultation: 8 };

/** The cloth of a picture: the same as in the page's hero, on the same ground. */
export function PictureCloth({ id }: Props) {
  return showsSampler(id) ? <Sampler /> : <PageCloth id={id} />;
}

/** How the threads of a page's cloth are stroked: Cloth leaves that to the stylesheet. */
export function clothStyle(id: RouteId): string {
  const { thread, pick } = groundOf(id);
  return `.cloth{fill:none;stroke:${thread};stroke-width:7}.cloth__pick{stroke:${pick}}`;
}

function groundOf(id: RouteId) {
  return isInFamily(id) || showsSampler(id) ? colours.night.light : colours.turmeric.light;
}

function Sampler() {
  const y = height - swatch;
  return (
    <>
      <rect y={y} width={width} height={swatch} fill={colours.night.light.bg} />
      {families.map(({ id }, index) => (
        <svg key={id} x={index * swatch} y={y} width={swatch} height={swatch}>
          <Cloth family={index + 1} columns={8} rows={8} picks={[7 - index]} />
        </svg>
      ))}
    </>
  );
}

function PageCloth({ id }: Props) {
  const membership = isInFamily(id) ? membershipOf(id) : undefined;
  const family = membership?.number ?? weaves[routeOf(id).kind] ?? 1;
  return (
    <>
      <rect x={clothStart} width={width} height={height} fill={groundOf(id).bg} />
      <svg x={clothStart} width={height} height={height}>
        <Cloth family={family} columns={24} rows={24} picks={picksOf(membership?.position)} />
      </svg>
    </>
  );
}
