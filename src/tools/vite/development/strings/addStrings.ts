import { markPattern, nameInMark } from '../../../../delivery/stringMarks.ts';
import { root } from '../../../../project/root.ts';
import { textDescriber } from '../../../locales/describeTexts.ts';
import { stringsBlock, type PageStrings } from './stringsPage.ts';

/** Adds to a marked page what is known of each of its texts, and the script that shows it. */
export function addStrings(html: string): string {
  const describe = textDescriber(root);
  const strings: Record<string, PageStrings[string]> = {};
  for (const [, mark] of html.matchAll(new RegExp(markPattern, 'gu'))) {
    if (mark === undefined || mark in strings) continue;
    const { locale, namespace, key } = nameInMark(mark);
    strings[mark] = { key, ...describe(locale, namespace, key) };
  }
  const data = JSON.stringify(strings).replaceAll('<', String.raw`\u003c`);
  return html.replace(
    /(?=<\/body>)/u,
    () => `<script type="application/json" id="${stringsBlock}">${data}</script>
<script type="module" src="/src/tools/vite/development/strings/showStrings.ts"></script>`,
  );
}
