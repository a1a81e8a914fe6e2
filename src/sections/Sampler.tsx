import { Cloth } from '../ui/Cloth.tsx';
import { swatchOf } from '../ui/weave.ts';
import { TextLink, type LinkItem } from './TextLink.tsx';
import './Sampler.css';

type Props = { label: string; items: readonly (LinkItem & { number: string })[] };

/** The eight families edge to edge: each a swatch, its number and its name. */
export function Sampler({ label, items }: Props) {
  return (
    <section className="sampler" data-ground="night" aria-label={label}>
      <ul>
        {items.map((item, index) => (
          <li key={item.id}>
            <TextLink item={{ ...item, language: undefined }}>
              <span className="sampler__crop">
                {/* The text of the cards' swatches, which a page has besides; it compresses to nothing. */}
                <Cloth {...swatchOf(index + 1)} rowsShown={8} fit="slice" />
              </span>
              <span className="sampler__number" aria-hidden="true">
                {item.number}
              </span>
              <span className="sampler__name">
                {item.label}
                {item.language !== undefined && ` (${item.language})`}
              </span>
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
