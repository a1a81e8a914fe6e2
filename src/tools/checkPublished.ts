/**
 * Refuses a page that the site's policy would break in the browser: a `style` attribute, a
 * `style` element, or a script that runs from the page itself.
 * @throws Error naming the file and the tag.
 */
export function checkPublished(file: string, html: string): void {
  const markup = html.replaceAll(
    /<script type="application\/(?:ld\+)?json">.*?<\/script>/gsu,
    '',
  );
  const culprit =
    /<[^>]*\sstyle=[^>]*>/u.exec(markup) ??
    /<style[\s>]/u.exec(markup) ??
    /<script(?![^>]*\ssrc=)[^>]*>/u.exec(markup) ??
    /<[^>]*\son[a-z]+=[^>]*>/u.exec(markup);
  if (culprit === null) return;
  throw new Error(
    `${file}: expected no inline style or script, got ${culprit[0].slice(0, 200)}. ` +
      'Use a class, or an enhancer of the entry script.',
  );
}
