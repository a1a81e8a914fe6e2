import { Accordion, type AccordionItem } from '../ui/Accordion.tsx';
import './Faq.css';

/** The questions and answers of a page under their heading's section, as an island. */
export function Faq({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className="faq">
      <Accordion items={items} level={3} />
    </div>
  );
}
