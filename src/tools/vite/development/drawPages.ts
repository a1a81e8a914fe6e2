import type { ViteDevServer } from 'vite';
import type { PublishedPage } from '../../../delivery/manifest.ts';
import type { Occasion } from '../../../delivery/rendering.ts';
import type { SendPage } from '../../../server/site/sendPage.ts';
import type { DevelopmentLocales } from './developmentLocales.ts';
import { failureDocument } from './failureDocument.ts';
import { localeFailure, thrownFailure } from './failureOf.ts';
import type { Sources } from './followSources.ts';
import type { Renderer } from './rendererOf.ts';
import { addStrings } from './strings/addStrings.ts';
import { asksForStrings } from './strings/stringsPage.ts';

/** A document and the status that says whether it is the one that was asked for. */
type Drawn = { html: string; isFailure: boolean };

/** Makes documents ready for the browser; what keeps one from being drawn is told in its place. */
export type Draw = (draw: () => Promise<string>) => Promise<Drawn>;

/**
 * Lets Vite complete what is drawn, and tells failures as a document and on the terminal. What
 * failed while the sources changed under it says nothing of either: it is drawn again.
 */
export function completeWith(server: ViteDevServer, sources: Sources): Draw {
  let reported = '';
  return async function complete(draw) {
    const { state } = sources;
    try {
      return { html: await server.transformIndexHtml('/', await draw()), isFailure: false };
    } catch (thrown) {
      if (state !== sources.state) return complete(draw);
      const failure = thrown instanceof InvalidWords ? thrown.failure : thrownFailure(thrown);
      if (failure.message !== reported && !(thrown instanceof InvalidWords)) {
        server.config.logger.error(`${failure.message}\n${failure.stack}`, { timestamp: true });
      }
      reported = failure.message;
      const html = await server.transformIndexHtml('/', failureDocument(failure));
      return { html, isFailure: true };
    }
  };
}

class InvalidWords extends Error {
  readonly failure: Awaited<ReturnType<typeof localeFailure>>;

  constructor(failure: InvalidWords['failure']) {
    super(failure.message);
    this.failure = failure;
  }
}

/** How the server sends pages while developing: drawn from the sources as they are now. */
export function sendDrawn(
  load: () => Promise<Renderer>,
  complete: Draw,
  locales: DevelopmentLocales,
  sources: Sources,
): SendPage {
  let state = -1;
  const kept = new Map<string, string>();

  /** An open page asks twice after a change, first to compare, then to show. */
  const draw = async (
    page: PublishedPage,
    isMarked: boolean,
    occasion?: Occasion,
  ): Promise<string> => {
    const [first, ...others] = await locales.problemsOf(page);
    if (first !== undefined) throw new InvalidWords(await localeFailure([first, ...others]));
    const { render } = await load();
    const { id, locale, file } = page;
    if (occasion !== undefined) return render({ id, locale, ...occasion });
    if (state !== sources.state) kept.clear();
    state = sources.state;
    const name = `${file} ${isMarked}`;
    const html = kept.get(name) ?? render({ id, locale, isMarked });
    kept.set(name, html);
    return isMarked ? addStrings(html) : html;
  };

  return async (reply, page, occasion) => {
    const isMarked = asksForStrings(reply.request.url);
    const { html, isFailure } = await complete(() => draw(page, isMarked, occasion));
    if (isFailure) reply.code(500);
    return reply.type('text/html; charset=utf-8').send(html);
  };
}
