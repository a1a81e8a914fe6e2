import { Mail, PanelRightOpen, Phone } from '../ui/icons.ts';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ButtonLink, type ButtonTarget } from '../ui/ButtonLink.tsx';
import { Cloth } from '../ui/Cloth.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { NewTabLink } from '../ui/NewTabLink.tsx';
import { Wordmark } from '../ui/Wordmark.tsx';
import type { OutsideLink } from './Footer.tsx';
import { forgetMenu, replaceMenu, leavePanel } from './panelReturn.ts';
import '../layout/IconButton.css';
import '../layout/Mirrored.css';
import './SidePanel.css';
import type { Word } from '../words/word.ts';
import { nameOf } from '../words/nameOf.tsx';

export type SidePanelProps = {
  /** Name of the button and of the dialog. */
  label: Word;
  close: Word;
  tagline: Word;
  phone: { text: string; href: string };
  email: { text: string; href: string };
  social: { heading: Word; newTab: Word; items: readonly OutsideLink[] };
  invitation: Word;
  action: ButtonTarget & { label: Word };
};

/**
 * Who we are and how to reach us, in a modal panel at the inline end. Closing it leads back
 * to where it was opened: its button, or the menu of small windows.
 */
export function SidePanel(props: SidePanelProps) {
  const { label, close, tagline, phone, email, social, invitation, action } = props;
  const { label: actionLabel, ...target } = action;
  const [name, nameText] = nameOf(label, 'side-panel-button-name');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        className="icon-button"
        {...name}
        aria-expanded={isOpen}
        onPress={() => {
          replaceMenu();
          setOpen(true);
        }}
      >
        <PanelRightOpen className="mirrored" />
        {nameText}
      </Button>
      <Drawer
        label={label}
        close={close}
        picture={<Cloth family={6} columns={16} rows={6} picks={[5]} />}
        heading={<Wordmark />}
        ground="night"
        isOpen={isOpen}
        onClose={() => {
          leavePanel(() => {
            setOpen(false);
          });
        }}
      >
        {/* The handler only watches what bubbles from links. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <div
          className="side-panel"
          onClick={(event) => {
            const link = (event.target as Element).closest<HTMLAnchorElement>('a[href*="#"]');
            if (!link) return;
            setOpen(false);
            forgetMenu();
            // The place takes the focus, which would go back to the panel's button otherwise.
            document.getElementById(link.hash.slice(1))?.setAttribute('tabindex', '-1');
          }}
        >
          <p className="side-panel__tagline">{tagline}</p>
          <ul className="side-panel__contacts">
            <li>
              <Phone />
              <a href={phone.href}>
                <bdi dir="ltr">{phone.text}</bdi>
              </a>
            </li>
            <li>
              <Mail />
              <a href={email.href}>
                <bdi dir="ltr">{email.text}</bdi>
              </a>
            </li>
          </ul>
          <h2>{social.heading}</h2>
          <ul className="side-panel__social">
            {social.items.map((item) => (
              <li key={item.id}>
                <NewTabLink href={item.href} newTab={social.newTab}>
                  {item.label}
                </NewTabLink>
              </li>
            ))}
          </ul>
          <div className="side-panel__invitation">
            <p>{invitation}</p>
            <ButtonLink {...target}>{actionLabel}</ButtonLink>
          </div>
        </div>
      </Drawer>
    </>
  );
}
