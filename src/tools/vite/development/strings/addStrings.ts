import { root } from '../../../../project/root.ts';
import { describeProjectTexts } from '../../../locales/describeProjectTexts.ts';
import { describeMarks } from '../../../strings/describeMarks.ts';
import { stringsBlock } from './stringsPage.ts';

/** Adds to a marked page what is known of each of its texts, and the script that shows it. */
export async function addStrings(html: string): Promise<string> {
  const strings = describeMarks(html, await describeProjectTexts(root));
  const data = JSON.stringify(strings).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    /(?=<\/body>)/u,
    () => `<script type="application/json" id="${stringsBlock}">${data}</script>
<script type="module" src="/src/tools/vite/development/strings/showStrings.ts"></script>`,
  );
}
