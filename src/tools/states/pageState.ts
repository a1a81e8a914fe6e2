import type { Page } from 'playwright-core';
import type { RouteId } from '../../site/routes.ts';

/** A state of a page that a visitor can bring about, audited besides the page as loaded. */
export type PageState = {
  /** Names the state in reports; unique. */
  state: string;
  /** The island or the class root that it opens. */
  component: string;
  /** What is to be seen then, for readers of the report. */
  shows: string;
  /** It applies to every page that has such an element as loaded. */
  selector: string;
  /** For what is the same on every page: the one page it is opened on, and why that is enough. */
  only?: { page: RouteId; because: string };
  /** Selector of what it opens over the page: what that covers is not there to be seen. */
  layer?: string;
  /** Leads to another page, which has been drawn by the server: its scripts are not loaded. */
  withoutScript?: true;
  /** Does what a visitor would do, and resolves when the outcome is there. */
  open: (page: Page) => Promise<unknown>;
};
