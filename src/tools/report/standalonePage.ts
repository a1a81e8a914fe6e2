import { html, type Html } from './html.ts';
import { styleFile } from './indexStyle.ts';

/**
 * A whole document in English for those who work on the site, as text: reports, sheets, legends.
 * @param body all of it, its `<h1>` included.
 * @param style CSS for a page that stands alone; without it the page takes the file of the report,
 *   which lies beside it.
 */
export function standalonePage(title: string, body: Html, style?: string): string {
  const dressed =
    style === undefined
      ? html`<link rel="stylesheet" href="${styleFile}" />`
      : html`<style>
          ${{ markup: style }}
        </style>`;
  return `${
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
          ${dressed}
        </head>
        <body>
          ${body}
        </body>
      </html>`.markup
  }\n`;
}
