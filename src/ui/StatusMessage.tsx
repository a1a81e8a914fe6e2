import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { good: CircleCheck, bad: CircleX, warning: TriangleAlert };

export type StatusTone = keyof typeof icons;

type Props = {
  /** What happened; empty while there is nothing to say. */
  children: ReactNode;
  tone: StatusTone;
};

/**
 * Says what became of an action, by icon, colour and words. The live region is there and empty
 * from the first render, because assistive technology only reads what changes in it
 * (WCAG 4.1.3): failures at once, everything else when the visitor pauses.
 */
export function StatusMessage({ children, tone }: Props) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'}>
      {children !== '' && children !== undefined && (
        <div className="status" data-tone={tone}>
          <Icon />
          <div>{children}</div>
        </div>
      )}
    </div>
  );
}
