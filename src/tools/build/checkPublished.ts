/**
 * Refuses a page that the site's policy would break in the browser: a `style` attribute, a
 * `style` element, a script that runs from the page itself, or an address that is one.
 * @throws Error naming the file and the tag.
 */
export function checkPublished(file: string, html: string): void {
  const markup = html.replaceAll(/<script type="application\/(?:ld\+)?json">.*?<\/script>/gsu, '');
  const culprit =
    /<[^>]*\sstyle=[^>]*>/iu.exec(markup) ??
    /<style[\s>]/iu.exec(markup) ??
    /<script(?![^>]*\ssrc=)[^>]*>/iu.exec(markup) ??
    /<[^>]*\son[a-z]+=[^>]*>/iu.exec(markup) ??
    /<[^>]*\s(?:href|action|src)="\s*(?:javascript|data):[^>]*>/iu.exec(markup);
  if (culprit === null) return;
  throw new Error(
    `${file}: expected no inline style or script, got ${culprit[0].slice(0, 200)}. ` +
      'Use a class, or an enhancer of the entry script.',
  );
}
