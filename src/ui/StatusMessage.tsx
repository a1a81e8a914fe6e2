import { CircleCheck, CircleX, TriangleAlert } from './icons.ts';
import type { ReactNode } from 'react';
import './StatusMessage.css';

const icons = { good: CircleCheck, bad: CircleX, warning: TriangleAlert };

/** Where the browser puts the focus by itself, without a script. */
const goal = { tabIndex: -1, autoFocus: true };

export type StatusTone = keyof typeof icons;

type Props = {
  /** What happened; empty while there is nothing to say. */
  children: ReactNode;
  tone: StatusTone;
  /**
   * Whether a page that came as the answer begins here: then nothing has changed that would be read, and
   * the message may be far below the top (WCAG 2.4.3).
   */
  isGoal?: boolean;
};

/**
 * Says what became of an action, by icon, colour and words. The live region is there and empty
 * from the first render, because assistive technology only reads what changes in it
 * (WCAG 4.1.3): failures at once, everything else when the visitor pauses.
 */
export function StatusMessage({ children, tone, isGoal = false }: Props) {
  const Icon = icons[tone];
  const speaks = children !== '' && children !== undefined;
  return (
    // Not hidden by React Aria behind a list or a dialog: what is shown anew is said anew.
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      data-live-announcer={speaks ? true : undefined}
      {...(isGoal && goal)}
    >
      {speaks && (
        <div className="status-message" data-tone={tone}>
          <Icon />
          <div>{children}</div>
        </div>
      )}
    </div>
  );
}
