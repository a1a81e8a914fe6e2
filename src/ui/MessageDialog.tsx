import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './Button.tsx';
import { Cloth } from './Cloth.tsx';
import './Backdrop.css';
import './MessageDialog.css';
import type { Word } from '../words/word.ts';

type Props = {
  heading: Word;
  text: Word;
  /** What more there is to say. */
  children?: ReactNode;
  close: Word;
  isOpen: boolean;
  onClose: () => void;
};

/**
 * A modal message with one way out: Escape, a click beside it, or its button. The dialog takes
 * the focus, so its name is read; closing gives the focus back to where it was.
 */
export function MessageDialog({ heading, text, children, close, isOpen, onClose }: Props) {
  return (
    <ModalOverlay
      className="backdrop"
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className="message-dialog__frame">
        <Dialog className="message-dialog">
          <div data-ground="night">
            <Cloth family={1} columns={32} rows={3} picks={[1]} />
          </div>
          <div className="message-dialog__words">
            <Heading slot="title" level={2}>
              {heading}
            </Heading>
            <p>{text}</p>
            {children}
            <Button onPress={onClose} hasArrow={false}>
              {close}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
