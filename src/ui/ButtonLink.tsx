import { ArrowRight } from './icons.ts';
import type { ReactNode } from 'react';
import '../layout/Mirrored.css';
import { InLanguage } from './InLanguage.tsx';
import './Button.css';

export type ButtonTarget = {
  href: string;
  /** Language of the page, and its name, where that is not the reader's. */
  hrefLang?: string | undefined;
  language?: string | undefined;
};

type Props = ButtonTarget & { children: ReactNode; variant?: 'main' | 'second' };

/** A link that looks like a button. */
export function ButtonLink({ href, hrefLang, language, children, variant = 'main' }: Props) {
  return (
    <a className="button" data-variant={variant} href={href} hrefLang={hrefLang}>
      <span>
        {children}
        <InLanguage name={language} />
      </span>
      {variant === 'main' && <ArrowRight className="mirrored" />}
    </a>
  );
}
