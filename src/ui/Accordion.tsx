import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';

export type AccordionItem = {
  id: string;
  /** The number before the question, already in the page's digits; not part of its name. */
  number: string;
  question: string;
  answer: string;
};

type Props = { items: readonly AccordionItem[]; level: 2 | 3 | 4 };

/**
 * Questions that open one at a time, the first open at first; activating the open one closes
 * it. A closed answer is `hidden="until-found"`, so find-in-page and links into it open it.
 */
export function Accordion({ items, level }: Props) {
  return (
    <DisclosureGroup defaultExpandedKeys={items.slice(0, 1).map((item) => item.id)}>
      <ol className="accordion">
        {items.map((item) => (
          <li key={item.id} className="accordion__item">
            <Disclosure id={item.id} className="accordion__disclosure">
              <span className="accordion__number">{item.number}</span>
              <Heading level={level} className="accordion__heading">
                <Button slot="trigger" className="accordion__trigger">
                  {item.question}
                </Button>
              </Heading>
              <DisclosurePanel
                className="accordion__panel"
                // aria-hidden on a panel that find-in-page may open breaks HTML-ARIA
                // (adobe/react-spectrum #10552).
                render={({ 'aria-hidden': _hidden, ...dom }) => <div {...dom} />}
              >
                <p>{item.answer}</p>
              </DisclosurePanel>
            </Disclosure>
          </li>
        ))}
      </ol>
    </DisclosureGroup>
  );
}
