import { ArrowRight } from './icons.ts';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components/Button';
import type { ReactNode } from 'react';
import '../layout/Mirrored.css';
import './Button.css';

type Props = Pick<ButtonProps, 'type' | 'onPress' | 'isDisabled'> & {
  children: ReactNode;
  /** The one main action of its surroundings, or a second one beside it. */
  variant?: 'main' | 'second';
  /** Work is going on: the button stays focusable and says that it does nothing now. */
  isBusy?: boolean;
  /** Off where pressing leads to nothing new: closing, or a word beside its only field. */
  hasArrow?: boolean;
};

/** A button that does something here; for going somewhere use {@link ButtonLink}. */
export function Button({
  children,
  variant = 'main',
  isBusy = false,
  hasArrow = true,
  ...props
}: Props) {
  return (
    <AriaButton
      {...props}
      className="button"
      render={(dom) => (
        <button {...dom} data-variant={variant} aria-disabled={isBusy || undefined} />
      )}
    >
      {children}
      {hasArrow && <ArrowRight className="mirrored" />}
    </AriaButton>
  );
}
