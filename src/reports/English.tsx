import type { ReactNode } from 'react';

/** What the report says in English on every page: names of the standard, sentences and names of tests. */
export function English({ children }: { children: ReactNode }) {
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
}
