/** A tag that the policy refuses; each is read once. */
const refused =
  /<(?:style(?=[\s>])|script(?![^>]*\ssrc=)|[^>]*\s(?:style=|on[a-z]+=|(?:href|action|src)="\s*(?:javascript|data):))[^>]*>?/iu;

/**
 * Refuses a page that the site's policy would break in the browser: a `style` attribute, a
 * `style` element, a script that runs from the page itself, or an address that is one.
 * @throws Error naming the file and the tag.
 */
export function checkPublished(file: string, html: string): void {
  const markup = html.replaceAll(/<script type="application\/(?:ld\+)?json">.*?<\/script>/gsu, '');
  const culprit = refused.exec(markup);
  if (culprit === null) return;
  throw new Error(
    `${file}: expected no inline style or script, got ${culprit[0].slice(0, 200)}. ` +
      'Use a class, or an enhancer of the entry script.',
  );
}
