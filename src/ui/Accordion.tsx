import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import '../layout/Plus.css';
import './Accordion.css';

type Key = string | number;

export type AccordionItem = {
  /** Also the fragment that leads to it and opens it. */
  id: string;
  /** The number before the question, already in the page's digits; not part of its name. */
  number: string;
  question: string;
  answer: ReactNode;
};

type Props = { items: readonly AccordionItem[]; level: 2 | 3 | 4 };

/**
 * Questions that open one at a time, the first open at first; activating the open one closes
 * it. A closed answer is `hidden="until-found"`, so find-in-page opens it; an address that names
 * a question opens it and goes to it.
 */
export function Accordion({ items, level }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const [open, setOpen] = useState(() => new Set<Key>(items.slice(0, 1).map((item) => item.id)));
  useAddressedItem(items, (item) => {
    setOpen(new Set([item.id]));
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(item.id)} button`)?.focus();
  });
  return (
    <DisclosureGroup
      expandedKeys={open}
      onExpandedChange={(keys) => {
        keepPosition(document.activeElement);
        setOpen(keys);
      }}
    >
      <ol className="accordion" ref={list}>
        {items.map((item) => (
          <li key={item.id} id={item.id} className="accordion__item">
            <Disclosure id={item.id} className="accordion__disclosure">
              <span className="accordion__number" aria-hidden="true">
                {item.number}
              </span>
              <Heading level={level} className="accordion__heading">
                <Button slot="trigger" className="plus">
                  {item.question}
                </Button>
              </Heading>
              {/* Without scripts nothing can be opened or closed, and nothing is a button. */}
              <Heading level={level} className="accordion__question" hidden>
                {item.question}
              </Heading>
              <DisclosurePanel
                className="accordion__panel"
                // aria-hidden on a panel that find-in-page may open breaks HTML-ARIA
                // (adobe/react-spectrum #10552); a group would say the question again.
                render={({ 'aria-hidden': _h, 'aria-labelledby': _l, role: _r, ...dom }) => (
                  <div {...dom} />
                )}
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

/**
 * Keeps an element where it is in the window while an answer above it closes: scrolls by as
 * much as it moved, before the next picture is painted.
 */
function keepPosition(element: Element | null): void {
  if (element === null) return;
  const { top } = element.getBoundingClientRect();
  requestAnimationFrame(() => {
    scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  });
}

/** Calls back when the page's address names one of the items, now or later. */
function useAddressedItem(
  items: readonly AccordionItem[],
  onAddressed: (item: AccordionItem) => void,
): void {
  const look = useEffectEvent(() => {
    const named = items.find(({ id }) => `#${id}` === location.hash);
    if (named) onAddressed(named);
  });
  useEffect(() => {
    const listen = () => look();
    listen();
    addEventListener('hashchange', listen);
    return () => removeEventListener('hashchange', listen);
  }, []);
}
