import type { HTMLAttributes } from 'react';
import './Section.css';

type Props = HTMLAttributes<HTMLElement> & {
  /** What it is to a screen reader: by default a section, a landmark once it bears a name. */
  as?: 'section' | 'div';
  'data-ground'?: 'mist' | 'night' | undefined;
  /** Which side of the text a narrow column takes; see `Beside`. */
  'data-side'?: 'end' | undefined;
  /** Whether its drawings wait until somebody sees them. */
  'data-in-view'?: boolean;
  /** What draws them. */
  'data-enhancer'?: string;
};

/** A stretch of a page over its whole width, its content within the container. */
export function Section({ as: Tag = 'section', className = '', ...rest }: Props) {
  return <Tag className={`section ${className}`.trim()} {...rest} />;
}
