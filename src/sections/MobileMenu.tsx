// Longer than others: one menu of three levels, which open, close and leave together.
import { Menu } from '../ui/icons.ts';
import { useDeferredValue, useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { flushSync } from 'react-dom';
import { Drawer } from '../ui/Drawer.tsx';
import { Tally } from '../ui/Tally.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import type { ServiceGroup } from './ServiceMenu.tsx';
import { focusHeader, forgetMenu, openPanelFromMenu } from './panelReturn.ts';
import { TextLink, type LinkItem } from './TextLink.tsx';
import { wide } from '../layout/breakpoints.ts';
import '../layout/IconButton.css';
import '../layout/Plus.css';
import './MobileMenu.css';
import type { Word } from '../words/word.ts';
import { nameOf } from '../words/nameOf.tsx';

export type MobileMenuProps = {
  /** The page being read, by its id in the links. */
  current: string;
  /** Name of the button and of the dialog. */
  label: Word;
  /** Name of the navigation in it: another, or the same word would be said twice. */
  navigation: Word;
  close: Word;
  service: Word;
  home: LinkItem;
  overview: LinkItem;
  /** How many families and pages there are, in words. */
  size: Word;
  groups: readonly ServiceGroup[];
  /** The pages after the services. */
  items: readonly LinkItem[];
  /** Name of the entry that leads to the side panel. */
  panel: Word;
};

/**
 * The navigation of small windows: a modal menu that slides in, with the services as nested
 * disclosures. Growing past its width closes it, with the focus in the navigation that is there
 * then; following a link closes it.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { current, label, navigation, close, service } = props;
  const { home, overview, size, groups, items, panel } = props;
  const [name, nameText] = nameOf(label, 'mobile-menu-button-name');
  const [listName, listText] = nameOf(navigation, 'mobile-menu-name');
  const [isOpen, setOpen] = useState(false);
  const leave = () => {
    setOpen(false);
    forgetMenu();
  };

  useEffect(() => {
    const query = matchMedia(wide);
    const grow = () => {
      if (!query.matches || !isOpen) return;
      flushSync(() => {
        setOpen(false);
      });
      forgetMenu();
      focusHeader();
    };
    query.addEventListener('change', grow);
    return () => query.removeEventListener('change', grow);
  }, [isOpen]);

  return (
    <>
      <Button
        className="icon-button"
        {...name}
        aria-expanded={isOpen}
        onPress={() => {
          setOpen(true);
        }}
      >
        <Menu />
        {nameText}
      </Button>
      <Drawer
        label={label}
        close={close}
        heading={<Wordmark />}
        ground="paper"
        isOpen={isOpen}
        onClose={leave}
      >
        {/* The handler only watches what bubbles from links. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events */}
        <nav
          className="mobile-menu"
          {...listName}
          onClick={(event) => {
            if ((event.target as Element).closest('a')) leave();
          }}
        >
          {listText}
          <ul>
            <li>
              <TextLink item={home} current={current} />
            </li>
            <li>
              <Fold label={service}>
                <ul>
                  <li>
                    <TextLink item={overview} current={current} />
                    <p className="mobile-menu__size">{size}</p>
                  </li>
                  {groups.map((group, index) => (
                    <li key={group.id}>
                      <Fold label={group.name} tally={[index + 1, groups.length]}>
                        <ul>
                          {group.items.map((item) => (
                            <li key={item.id}>
                              <TextLink item={item} current={current} />
                            </li>
                          ))}
                        </ul>
                      </Fold>
                    </li>
                  ))}
                </ul>
              </Fold>
            </li>
            {items.map((item) => (
              <li key={item.id}>
                <TextLink item={item} current={current} />
              </li>
            ))}
            <li>
              <Button
                onPress={() => {
                  openPanelFromMenu(() => {
                    setOpen(false);
                  });
                }}
              >
                {panel}
              </Button>
            </li>
          </ul>
        </nav>
      </Drawer>
    </>
  );
}

/** One row that opens what belongs under it, which is drawn once the menu shows: it is most of the work. */
function Fold(props: { label: Word; tally?: [number, number]; children: React.ReactNode }) {
  const { label, tally, children } = props;
  const isMenuShown = useDeferredValue(true, false);
  return (
    <Disclosure>
      {({ isExpanded }) => (
        <>
          <Button slot="trigger" className="plus">
            {tally && <Tally position={tally[0]} count={tally[1]} />}
            {label}
          </Button>
          <DisclosurePanel
            className="mobile-menu__list"
            // See Accordion: adobe/react-spectrum #10552.
            render={({ 'aria-hidden': _hidden, ...dom }) => <div {...dom} />}
          >
            {(isMenuShown || isExpanded) && children}
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  );
}
