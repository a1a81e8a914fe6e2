import { html, type Html } from '../report/html.ts';
import { standalonePage } from '../report/standalonePage.ts';
import type { Picture } from './picture.ts';
import { sheetStyle } from './sheetStyle.ts';

/** The sheet: a row per page and state, its pictures side by side, each loaded when it is near. */
export function sheetPage(pictures: readonly Picture[]): string {
  const rows = Object.groupBy(pictures, ({ page, state }) => `${page.locale} ${page.id}, ${state}`);
  return standalonePage(
    'Contact sheet',
    html`<h1>Contact sheet</h1>
      <p>${pictures.length} pictures</p>
      ${Object.entries(rows).map(([name, list = []]) => row(name, list))}`,
    sheetStyle,
  );
}

function row(name: string, pictures: readonly Picture[]): Html {
  return html`<section>
    <h2>${name}</h2>
    <div class="row">${pictures.map((picture) => figure(name, picture))}</div>
  </section> `;
}

function figure(name: string, { mode, file }: Picture): Html {
  return html`<figure>
    <a href="${file}"><img src="${file}" alt="${name}, ${mode}" loading="lazy" /></a>
    <figcaption>${mode}</figcaption>
  </figure>`;
}
