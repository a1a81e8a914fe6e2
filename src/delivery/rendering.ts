import type { FieldErrors, Value } from '../contract/form.ts';
import type { SubmissionKind } from '../contract/intake.ts';
import type { Locale } from '../site/locales.ts';
import type { RouteId } from '../site/routes.ts';

/** A native post that was refused: which form, what was typed, what is wrong with it. */
type RefusedPost = {
  kind: SubmissionKind;
  /** As typed, by field name; a field that may repeat holds a list. */
  values: Readonly<Record<string, Value>>;
  errors: FieldErrors;
  /** Set where nothing is wrong with it: it could not be taken when it came, and may be in a minute. */
  outcome?: 'busy';
};

/** A submission as its sender gets it back, on the page that thanks for it. */
export type Receipt = {
  kind: SubmissionKind;
  /** The number to name it by, such as "7K3M-9QXT". */
  reference: string;
  /** UTC, ISO 8601. */
  receivedAt: string;
  /** As stored, by field name. */
  body: Readonly<Record<string, string>>;
  /** Whether a link was mailed that has to be used first. */
  isToBeConfirmed?: true;
};

/** What the link of a mail is about, and what has come of it. */
export type Subscription = {
  state: 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed';
  /** The address, as it was typed; undefined once it is forgotten. */
  email?: string;
};

/** Why a page is drawn anew for one visitor. */
export type Occasion = {
  refused?: RefusedPost;
  receipt?: Receipt;
  subscription?: Subscription;
  /** The query of the link that was followed, without its "?": the page in another language needs it, too. */
  query?: string;
};

/** The picture that is shown where somebody shares a page, as published. */
export type SharedPicture = {
  /** Its path, from the site's root. */
  path: string;
  /** Whether the page's title is written in it; else it shows cloth and wordmark alone. */
  hasTitle: boolean;
};

type RenderRequest = Occasion & {
  id: RouteId;
  locale: string;
  /** Given by the build for listed pages, once their pictures have names. */
  picture?: SharedPicture | undefined;
  /** Whether every text names itself (`stringMarks.ts`); never for a page that is published. */
  isMarked?: boolean;
};

/**
 * What `build/renderer.js` exports to the server and to tools: draws one page as a whole
 * HTML document. Throws if the page has no words in that locale.
 */
export type Render = (request: RenderRequest) => string;

/** A line of text, 1000 units an em: its width, and its outlines from 0 0 on, y downwards. */
export type Outline = { width: number; path: () => string };

/** Sets one line in the heading faces; undefined where they lack one of its characters. */
export type Lettering = (text: string) => Outline | undefined;

/** Gets ready what a title of a language, or a line of it, is set with. */
export type LetteringFor = (
  title: string,
  locale: Pick<Locale, 'code' | 'script' | 'dir'>,
) => Promise<Lettering>;

/** Draws the picture of a page as an SVG of 1200 by 630 that needs no font. */
export type DrawPicture = (
  page: { id: RouteId; locale: string },
  letteringFor: LetteringFor,
) => Promise<{ svg: string; hasTitle: boolean }>;

/** Width and height of every picture in pixels. */
export const pictureSize = { width: 1200, height: 630 };
