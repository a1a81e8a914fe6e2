import type { ReactNode } from 'react';
import './Topic.css';

/** One thing that a section of a legal page says, under a heading of its own. */
export function Topic({ title, text }: { title: string; text: ReactNode }) {
  return (
    <div className="topic">
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  );
}
