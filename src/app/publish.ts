/** Attributes that name other elements by id (WAI-ARIA 1.2). */
const idLists = /\s(aria-(?:describedby|labelledby|controls|details|errormessage))="([^"]*)"/gu;

/** Ids that React Aria makes up, for elements that may only come with hydration. */
const generated = /^react-aria-/u;

/** Inline styles that React Aria writes into server HTML, as exact text, and the class that does the same. */
const hiddenStyle =
  'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:absolute;width:1px;white-space:nowrap';

/** A rendered document as it is sent: fit to publish, or while developing as React drew it. */
export function finish(markup: string): string {
  return `<!doctype html>${import.meta.env.DEV ? markup : publish(markup)}`;
}

/**
 * Makes rendered markup fit to publish under the site's policy: closed answers can be found by
 * find-in-page, idrefs that resolve to nothing until hydration are dropped, React Aria's one
 * inline style becomes a class, and shapes end themselves, as SVG allows. Data blocks stay as they are.
 * @throws Error for an id of our own that no element has: somebody would lose a name.
 */
export function publish(markup: string): string {
  const ids = new Set(Array.from(markup.matchAll(/\sid="([^"]+)"/gu), (match) => match[1]));
  return markup
    .split(/(<script[^>]*>.*?<\/script>)/su)
    .map((part) => (part.startsWith('<script') ? part : publishTags(part, ids)))
    .join('');
}

function publishTags(markup: string, ids: ReadonlySet<string | undefined>): string {
  return markup
    .replaceAll(/(<div[^>]*class="accordion__panel"[^>]*?) hidden=""/gu, '$1 hidden="until-found"')
    .replaceAll(` style="${hiddenStyle}"`, ' class="visually-hidden"')
    .replaceAll(/><\/(?:path|rect|use)>/gu, '/>')
    .replaceAll(idLists, (_attribute, name: string, list: string) => {
      const kept = list.split(' ').filter((id) => ids.has(id) || !generated.test(id));
      const lost = kept.find((id) => !ids.has(id));
      if (lost !== undefined) {
        throw new Error(`Expected an element with the id "${lost}" of ${name}, got none. Add it.`);
      }
      return kept.length === 0 ? '' : ` ${name}="${kept.join(' ')}"`;
    });
}
