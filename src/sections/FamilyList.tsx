import { Numeral } from '../layout/Numeral.tsx';
import { Swatch } from '../ui/Swatch.tsx';
import { TextLink, type LinkItem } from './TextLink.tsx';
import './FamilyList.css';
import type { Word } from '../words/word.ts';

type Family = {
  /** Also the anchor. */
  id: string;
  /** In the page's digits, such as "01". */
  number: string;
  name: Word;
  text: string;
  /** Each with the words, beside its name, that a filter finds it by. */
  items: readonly (LinkItem & { words?: string })[];
};

/** The service families one below the other: number and cloth, what it is about, its pages. */
export function FamilyList({ families }: { families: readonly Family[] }) {
  return (
    <div className="family-list" data-filtered>
      {families.map(({ id, number, name, text, items }, index) => (
        <section key={id}>
          <Numeral>{number}</Numeral>
          <Swatch family={index + 1} />
          <div>
            <h2 id={id}>{name}</h2>
            <p>{text}</p>
          </div>
          <ul aria-labelledby={id}>
            {items.map((item) => (
              <li key={item.id} data-words={item.words}>
                <TextLink item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
