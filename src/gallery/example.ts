import type { ReactNode } from 'react';

/** One part of the site in one state, with words made up for it. */
export type Example = {
  /** The part's name, which is also its page: `/gallery/<part>`. */
  component: string;
  /** What is special about this one, in words. */
  state: string;
  element: ReactNode;
};
