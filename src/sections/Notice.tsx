import type { ReactNode } from 'react';
import './Notice.css';

/** One line at the top of a page about the page itself, before what it is about. */
export function Notice({ children }: { children: ReactNode }) {
  return <p className="notice">{children}</p>;
}
