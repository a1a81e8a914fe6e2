import { Accordion, type AccordionItem } from '../ui/Accordion.tsx';
import './Faq.css';
import { Prose, type ProsePieces } from './Prose.tsx';

/** A question with its answer, which may have links in it. */
export type FaqItem = Omit<AccordionItem, 'answer'> & { answer: ProsePieces };

/** The questions and answers of a page under their heading's section, as an island. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <div className="faq">
      <Accordion
        items={items.map((item) => ({ ...item, answer: <Prose pieces={item.answer} /> }))}
        level={3}
      />
    </div>
  );
}
