import { ExternalLink } from './icons.ts';
import type { ReactNode } from 'react';
import '../layout/VisuallyHidden.css';
import type { Word } from '../words/word.ts';

type Props = { href: string; newTab: Word; children: ReactNode };

/** A link that opens a new tab and says so, to the eye by an icon, to the ear in words. */
export function NewTabLink({ href, newTab, children }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalLink /> <span className="visually-hidden">({newTab})</span>
    </a>
  );
}
