import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

type Props = { href: string; children: ReactNode; variant?: 'main' | 'second' };

/** A link that looks like a button. */
export function ButtonLink({ href, children, variant = 'main' }: Props) {
  return (
    <a className="button" data-variant={variant} href={href}>
      {children}
      {variant === 'main' && <ArrowRight className="mirrored" />}
    </a>
  );
}
