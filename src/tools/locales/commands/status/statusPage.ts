import { html, type Html } from '../../../report/html.ts';
import { standalonePage } from '../../../report/standalonePage.ts';
import { table } from '../../../report/table.ts';
import { counted } from '../countWords.ts';
import type { LocaleStatus } from './countStatus.ts';
import { firstToDo, rule } from './firstToDo.ts';
import { describeFile, summarise } from './summarise.ts';

/**
 * What every language has and owes, as a page that can be read without a network.
 * @param style as of {@link standalonePage}.
 */
export function statusPage(locales: readonly LocaleStatus[], style?: string): string {
  return standalonePage(
    'Translations',
    html`<main>
      <h1>Translations</h1>
      <p>
        What each language has and owes, counted in words of English. A page is published once it is
        whole; until then readers get the English one.
      </p>
      ${locales.map(section)}
    </main>`,
    style,
  );
}

function section(status: LocaleStatus): Html {
  const { locale, name, files } = status;
  const first = firstToDo(status);
  return html` <h2><bdi lang="${locale}">${name}</bdi> (${locale})</h2>
    <p>${summarise(status)}.</p>
    ${
      first.length === 0
        ? html`<p>Every page is done.</p>`
        : html`<h3>To do first in ${locale}</h3>
            <ol>
              ${first.map(({ name: what, wordsToDo }) => html`<li>${what}, ${counted(wordsToDo, 'word')}</li> `)}
            </ol>
            <p>The order is: ${rule}.</p>`
    }
    ${table(
      `Pages and shared words in ${locale}`,
      ['Name', 'Stage, and what is owed'],
      files.map((file) => [
        file.name,
        file.stage === 'not begun'
          ? `not begun: ${describeFile(file).split(',')[0]}`
          : `${file.stage}: ${describeFile(file)}`,
      ]),
    )}`;
}
