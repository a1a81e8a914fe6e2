import { html, type Html } from './html.ts';

type Cell = string | Html;

/**
 * A table with a caption and a head per row and column. It has two columns, so that it fits a
 * window of 320 CSS pixels without scrolling sideways (WCAG 1.4.10).
 */
export function table(
  caption: string,
  [first, second]: readonly [string, string],
  rows: readonly (readonly [Cell, Cell])[],
): Html {
  return html` <table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${first}</th>
        <th scope="col">${second}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([head, text]) =>
          html`<tr>
            <th scope="row">${head}</th>
            <td>${text}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}
