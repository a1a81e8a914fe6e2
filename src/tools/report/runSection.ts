import { html, type Html } from './html.ts';
import type { Run } from './run.ts';
import { table } from './table.ts';

/** With what, when and from what the report was made, for whoever wants to check it. */
export function runSection(run: Run): Html {
  return html` <h2>How it was made, and from what</h2>
    <p>
      A program wrote this report; no person signs it. The same facts stand in
      <code>run.json</code>. Everything else in this folder is the same whenever the audit is
      repeated on the same pages.
    </p>
    ${table(
      'The run that wrote this report',
      ['Fact', 'Value'],
      [
        ['Engine', run.engine],
        ['Second engine', run.secondEngine],
        [
          'Browser',
          run.isPinned
            ? `${run.browser}, from the project’s lock file`
            : `${run.browser}, found on the machine: another one may draw otherwise`,
        ],
        ['Fonts', run.fonts.join(', ')],
        ['Runtime and system', `Node ${run.node}, ${run.platform}`],
        ['Started, and how long it took', `${run.started}, ${run.seconds} s`],
        ['SHA-256 of the repository without the reports', run.inputs],
        [
          'Last commit that changed anything but the reports',
          run.commit ?? 'Not known: it was made outside of git',
        ],
      ],
    )}
    <p>
      The file of each page names the SHA-256 of that page together with every style, script and
      font that it uses. The build publishes this report only with these pages. After a change only
      other pages may have been audited anew, with the same versions.
    </p>`;
}
