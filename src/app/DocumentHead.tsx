import type { ReactNode } from 'react';
import { assets } from 'virtual:assets';

type Props = {
  title: string;
  /** The files of the heading font that the page is written with. */
  fonts: readonly string[];
  /** Stylesheets beside the one that all pages have. */
  styles?: readonly string[];
  children?: ReactNode;
};

/** The head of every document: what a browser must know of it and fetch with it. */
export function DocumentHead({ title, fonts, styles, children }: Props) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="color-scheme" content="light dark" />
      {/* Keeps React Aria from injecting a style element, which the policy refuses; its rule stands in ui/reset/elements.css. */}
      <meta id="react-aria-pressable-style" />
      {fonts.map((href) => (
        <link key={href} rel="preload" href={href} as="font" crossOrigin="" />
      ))}
      {[...assets.styles, ...(styles ?? [])].map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {/* Low: what it does can wait for the words to be shown. The ring can wait for a mouse. */}
      <script
        type="module"
        src={assets.script}
        fetchPriority="low"
        data-enhancer={assets.enhancers.cursor}
        data-mouse=""
      />
      <link rel="icon" href={assets.icon} />
      {children}
    </head>
  );
}
