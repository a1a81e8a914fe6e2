import { X } from './icons.ts';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import '../layout/IconButton.css';
import './Backdrop.css';
import './Drawer.css';
import type { Word } from '../words/word.ts';
import { nameOf } from '../words/nameOf.tsx';

type Props = {
  /** Accessible name of the dialog. */
  label: Word;
  /** Name of the close button. */
  close: Word;
  /** Stands above everything, decoration. */
  picture?: ReactNode;
  /** Stands beside the close button. */
  heading: ReactNode;
  ground: 'paper' | 'night';
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A modal panel at the inline end of the window. The close button takes the focus; Escape and
 * a click beside it close it as well; the focus goes back to where it was.
 */
export function Drawer(props: Props) {
  const { label, close, picture, heading, ground, isOpen, onClose, children } = props;
  const [name, nameText] = nameOf(label, 'drawer-name');
  const [closeName, closeText] = nameOf(close, 'drawer-close-name');
  return (
    <ModalOverlay
      className="backdrop"
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className="drawer__frame">
        <Dialog className="drawer" {...name} data-ground={ground}>
          {nameText}
          {picture}
          <div className="drawer__top">
            {heading}
            {/* A dialog is where the reader is taken: to its way out first. */}
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
            <Button className="icon-button" {...closeName} onPress={onClose} autoFocus>
              <X />
              {closeText}
            </Button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
