import type { PageId, RouteId } from '../site/routes.ts';

/** Answers to posts and to unknown addresses, which every language has. */
export type AnswerId = Exclude<RouteId, PageId>;

/** What every page needs, and the report of evidence, which is no page. A translation may lack any key of it, or all: English stands in for that. */
export type SharedNamespace = 'common' | 'menu' | 'forms' | 'reports' | AnswerId;
