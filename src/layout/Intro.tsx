import type { ReactNode } from 'react';
import './Intro.css';

type Props = { className?: string; children: ReactNode };

/** How a section begins: its heading, and beside it in wide windows what it is about. */
export function Intro({ className = '', children }: Props) {
  return <div className={`intro ${className}`.trim()}>{children}</div>;
}
