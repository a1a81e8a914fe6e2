import { html, type Html } from '../report/html.ts';
import { standalonePage } from '../report/standalonePage.ts';
import { hidingPlace } from './listedString.ts';
import type { PicturedString } from './numberStrings.ts';
import { stateMeanings } from './stateMeanings.ts';

/** The picture of a page: its file beside the legend, its size in pixels, what was drawn on it. */
export type StringPicture = {
  /** As in `ar contact-us`. */
  title: string;
  locale: string;
  dir: 'ltr' | 'rtl';
  file: string;
  width: number;
  height: number;
  strings: readonly PicturedString[];
};

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 1rem; display: grid; gap: 1rem 2rem; }
@media (min-width: 70rem) { body { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } header { grid-column: 1 / -1; } }
.picture { position: relative; align-self: start; }
img { display: block; width: 100%; height: auto; border: 1px solid; }
.picture a { position: absolute; }
.picture a:hover, li:target { background: rgb(176 0 109 / 20%); }
ol { list-style: none; margin: 0; padding: 0; }
li { padding: 0.5rem; border-block-start: 1px solid; overflow-wrap: anywhere; scroll-margin: 1rem; }
p { margin: 0; }
code { font-size: 0.875rem; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
`;

/** The page beside a picture: each string with number, key, place, English and translation. */
export function legendPage(picture: StringPicture): string {
  const { title, file, width, height, strings } = picture;
  const isShown = ({ places }: PicturedString) => places.some(({ box }) => box !== undefined);
  const shown = strings.filter(isShown);
  const unseen = strings.filter((string) => !isShown(string));
  return standalonePage(
    `Strings of ${title}`,
    html`<header>
        <h1>Strings of ${title}</h1>
        <p>${shown.length} in the picture, ${unseen.length} not seen as the page loads</p>
      </header>
      <div class="picture">
        <img
          src="${file}"
          width="${width}"
          height="${height}"
          alt="The page with a box round each string"
        />
        ${shown.flatMap((string) => links(string, picture))}
      </div>
      <main>
        <h2>In the picture</h2>
        <ol>
          ${shown.map((string) => entry(string, picture))}
        </ol>
        <h2>Not seen as the page loads</h2>
        <ol>
          ${unseen.map((string) => entry(string, picture))}
        </ol>
      </main>`,
    style,
  );
}

/** A box of the picture leads to its entry. */
function links({ number, key, places }: PicturedString, { width, height }: StringPicture): Html[] {
  return places.flatMap(({ box }) => {
    if (box === undefined) return [];
    const place = [
      `left: ${(box.x / width) * 100}%`,
      `top: ${(box.y / height) * 100}%`,
      `width: ${(box.width / width) * 100}%`,
      `height: ${(box.height / height) * 100}%`,
    ].join('; ');
    return [html`<a href="#s${number}" aria-label="${number}, ${key}" style="${place}"></a>`];
  });
}

function entry(string: PicturedString, { locale, dir }: StringPicture): Html {
  const { number, key, file, line, english, text, note, state } = string;
  const where = string.places.every(({ hidden }) => hidden !== undefined)
    ? `, in ${hidingPlace(string)}`
    : '';
  const isTranslation = text !== undefined && file.startsWith(`locales/${locale}/`);
  return html`<li id="s${number}">
    <p><b>${number}</b> <code>${key}</code> <code>${file}:${line}</code></p>
    <p>${english}</p>
    ${isTranslation && state !== 'source' ? html`<p lang="${locale}" dir="${dir}">${text}</p>` : ''}
    ${note === undefined ? '' : html`<p>Note: ${note}</p>`}
    <p>${stateMeanings[state]}${where}</p>
  </li>`;
}
