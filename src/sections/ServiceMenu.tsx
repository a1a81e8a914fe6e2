import { useEffect, useEffectEvent, useId, useRef, useState, type FocusEvent } from 'react';
import { useButton } from 'react-aria/useButton';
import { Cloth } from '../ui/Cloth.tsx';
import { focusHeader } from './panelReturn.ts';
import { TextLink, type LinkItem } from './TextLink.tsx';
import './ServiceMenu.css';
import type { Word } from '../words/word.ts';

export type ServiceGroup = {
  id: string;
  name: Word;
  /** The family's number in the page's digits. */
  number: string;
  items: readonly LinkItem[];
};

export type ServiceMenuProps = {
  label: Word;
  /** The page being read, by its id in the links. */
  current: string;
  /** Whether it belongs to the services. */
  isCurrent: boolean;
  overview: LinkItem;
  /** How many families and pages there are, in words. */
  size: Word;
  groups: readonly ServiceGroup[];
};

/**
 * The services in the header: a disclosure of plain links, not a menu of menu items, because
 * that is what site navigation is. Closes on Escape with the focus back, on a click outside,
 * on choosing a link, when the focus leaves, and when the window narrows to where there is a menu
 * button instead, which takes the focus then.
 */
export function ServiceMenu(props: ServiceMenuProps) {
  const { label, current, isCurrent, overview, size, groups } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const element = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton(
    {
      'aria-expanded': isOpen,
      ...(isOpen && { 'aria-controls': id }),
      onPress: () => {
        setOpen(!isOpen);
      },
    },
    button,
  );
  useDismissal(element, isOpen, (by) => {
    setOpen(false);
    if (by === 'Escape') button.current?.focus();
    if (by === 'narrowing') focusHeader();
  });

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Without a target the window has lost the focus, not the menu.
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };

  return (
    <div ref={element} className="service-menu" onBlur={onBlur}>
      <button
        {...buttonProps}
        ref={button}
        className="service-menu__button"
        // Not the page, which is a link of the panel, but where it belongs.
        aria-current={isCurrent || undefined}
      >
        {label}
      </button>
      {isOpen && (
        // The handler only watches links on the way down: for one on the way up React would put a
        // listener on the panel itself, and Orca call its words clickable.
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
        <div
          id={id}
          className="service-menu__panel"
          data-ground="mist"
          onClickCapture={(event) => {
            if ((event.target as Element).closest('a')) setOpen(false);
          }}
        >
          <p className="service-menu__first">
            <TextLink item={overview} current={current} />
            <span>{size}</span>
          </p>
          <ul className="service-menu__groups">
            {groups.map((group, index) => (
              <li key={group.id}>
                <div data-ground="night">
                  <Cloth
                    family={index + 1}
                    columns={32}
                    rows={3}
                    picks={[1]}
                    rowOffset={6 - index}
                  />
                </div>
                <p className="service-menu__family">
                  <span id={`${id}-${group.id}`}>{group.name}</span>
                  <span aria-hidden="true">{group.number}</span>
                </p>
                <ul aria-labelledby={`${id}-${group.id}`}>
                  {group.items.map((item) => (
                    <li key={item.id}>
                      <TextLink item={item} current={current} />
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/**
 * Calls back on Escape, when a press begins outside of an element, and when the window has become
 * too narrow to show it. Escape counts wherever the focus is: a click on a word of the panel has left it on none of the panel's links.
 */
function useDismissal(
  element: React.RefObject<HTMLElement | null>,
  isWatching: boolean,
  onDismiss: (by: 'Escape' | 'press' | 'narrowing') => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isWatching) return undefined;
    const watchKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss('Escape');
    };
    const watchPress = ({ target }: PointerEvent) => {
      if (!element.current?.contains(target as Node)) dismiss('press');
    };
    const watchWidth = () => {
      if (element.current?.checkVisibility() === false) dismiss('narrowing');
    };
    addEventListener('resize', watchWidth);
    document.addEventListener('keydown', watchKey);
    document.addEventListener('pointerdown', watchPress);
    return () => {
      removeEventListener('resize', watchWidth);
      document.removeEventListener('keydown', watchKey);
      document.removeEventListener('pointerdown', watchPress);
    };
  }, [element, isWatching]);
}
