import type { Page } from 'playwright-core';
import type { RouteId } from '../../site/routes.ts';

/** A state of a page that a visitor can bring about, looked at besides the page as loaded. */
export type PageState = {
  /** Names the state in reports; unique. */
  state: string;
  /** The island or the class root that it is about. */
  component: string;
  /** What is to be seen then, for readers of the report. */
  shows: string;
  /** It applies to every page that has such an element as loaded, in whatever window. */
  selector: string;
  /** For what is the same on many pages: those it is brought about on, and why that is enough. */
  only?: { pages: readonly RouteId[]; because: string };
  /** Selector of what it opens over the page: what that covers is not there to be seen. */
  layer?: string;
  /** For what exists in small or in large windows alone; else it is brought about in either. */
  window?: 'small' | 'large';
  /**
   * `blocked`: it leads to another page, drawn by the server, whose scripts are not loaded either.
   * `optional`: it can be brought about where no script runs, too. Else it needs scripts.
   */
  scripts?: 'blocked' | 'optional';
  /** What it is brought about with is not there for who asks for less motion. */
  needsMotion?: true;
  /** It changes how the page looks and nothing that assistive technology is told. */
  isLook?: true;
  /** Does what a visitor would do, and resolves when the outcome is there. */
  open: (page: Page) => Promise<unknown>;
};
