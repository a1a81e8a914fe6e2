/** Markup that may stand in markup as it is. */
export type Html = { readonly markup: string };

type Part = string | number | Html | readonly Html[];

/** Tagged template for HTML: text is escaped, markup and lists of markup stay as they are. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { markup: String.raw({ raw: texts }, ...parts.map(print)) };
}

function print(part: Part): string {
  if (typeof part === 'number') return String(part);
  if (typeof part === 'string') return escape(part);
  return [part]
    .flat()
    .map(({ markup }) => markup)
    .join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
