import type { ReactNode } from 'react';
import { assets } from 'virtual:assets';

type Props = {
  title: string;
  /** ISO 15924; only Latin is set in the heading font. */
  script: string;
  children?: ReactNode;
};

/** The head of every document: what a browser must know of it and fetch with it. */
export function DocumentHead({ title, script, children }: Props) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="color-scheme" content="light dark" />
      {/* Keeps React Aria from injecting a style element, which the policy refuses; its rule stands in base.css. */}
      <meta id="react-aria-pressable-style" />
      {script === 'Latn' && (
        <link rel="preload" href={assets.headingFont} as="font" type="font/woff2" crossOrigin="" />
      )}
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <script type="module" src={assets.script} />
      <link rel="icon" href={assets.icon} type="image/svg+xml" />
      {children}
    </head>
  );
}
