import type { ReactNode } from 'react';
import './Cells.css';

type Props = {
  as?: 'ul' | 'ol';
  /** Small ones stand four in a row. */
  size?: 'small';
  /** The cells, as list items. */
  children: ReactNode;
};

/** A list as cells that share their lines. */
export function Cells({ as: Tag = 'ul', size, children }: Props) {
  return (
    <Tag className="cells" data-size={size}>
      {children}
    </Tag>
  );
}
