import { drawnRules } from './drawnRules.ts';
import { extraRules, tags, wholeTextRule } from '../states/modes.ts';
import { html, type Html } from './html.ts';
import type { PageReport } from './pageReport.ts';
import { plural } from './plural.ts';
import { tally } from './tally.ts';

/** What was tested and how often, and the result in numbers. */
export function scopeSection(reports: readonly PageReport[]): Html {
  const { pages, components, locales, pseudoPages, pseudoLocales, states, ...found } =
    tally(reports);
  const { audits, violations, judged, unjudged, covered } = found;
  return html` <p>
      <strong
        >${plural(violations, 'violation')}. Findings that need review: ${judged} with a note,
        ${unjudged} without.</strong
      >
      They come from ${plural(audits, 'audit')} of ${plural(states, 'state')} on
      ${plural(pages, 'page')} in ${plural(locales, 'locale')}, of ${plural(pseudoPages, 'page')} in
      ${plural(pseudoLocales, 'pseudo-locale')}, and of ${plural(components, 'page')} of the
      gallery.
    </p>
    <h2>What was tested</h2>
    <p>
      Every page that the build publishes, in every locale, as the site's own server sends it with
      its security policy in force, in a real Chromium with the engine axe-core. This includes the
      page that thanks for a form, the page for unknown addresses (status 404) and forms that the
      server refused (status 422). The gallery, which is never published, adds every part of the
      site in every state, on a page for each, left to right: mirrored it is the same document, and
      what is published right to left is audited on its own pages. Pseudo-locales, which are never
      published either, are English made longer, mirrored, and written with high marks: what they
      break, another language would.
    </p>
    <ul>
      <li>
        Rules: all with one of the tags ${list(tags)}, and ${list(extraRules)}. The first of these
        the engine leaves off by default; <code>${wholeTextRule}</code> is our own: it fails where a
        page scrolls sideways or cuts text off. No rule is switched off; where a mode runs some of
        them only, the table of modes says why.
      </li>
      <li>
        A second engine, Equal Access by IBM, looks at every page as loaded, in the larger window
        and the light theme, by all of its rules about WCAG 2.2 at levels A and AA. What it calls a
        violation is a finding like the others.
      </li>
      <li>
        Motion has settled: finite animations are at their end, endless ones are held one second
        after their start. On the way to a state less motion is asked for, so that nothing glides;
        before the engine looks, motion is allowed again.
      </li>
      <li>
        The font of the headings is optional: a browser may do without it on a slow line. The audit
        waits for it and judges every page with it in use.
      </li>
      <li>
        Each state begins with a first visit to the page and is brought about as a visitor would,
        with pointer and keyboard, on a published page or one in a pseudo-locale. Forms are really
        sent to the server.
      </li>
      <li>
        While the engine runs, shapes inside drawings that are hidden from assistive technology are
        invisible, because the engine does not know that a drawing clips them. The drawing itself
        stays, so text over a drawing is still found.
      </li>
      <li>
        What lies under an open menu, panel, list or dialog is not there to be seen, so rules that
        judge what is drawn (${list(drawnRules)}) say nothing of it in that state: ${covered} such
        judgements were left out. All of it was judged in the state "as loaded", where nothing lies
        over it.
      </li>
    </ul>`;
}

function list(names: readonly string[]): Html[] {
  return names.map((name, index) => html`${index === 0 ? '' : ', '}<code>${name}</code>`);
}
