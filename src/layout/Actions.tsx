import type { ReactNode } from 'react';
import './Actions.css';

/** What can be done next, side by side. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="actions">{children}</div>;
}
