/** `--line-heading` in scale.css, where a script sets its own. */
const lineHeights: Readonly<Record<string, number>> = { Latn: 1.04, Deva: 1.28, Arab: 1.32 };

/** How far apart the lines of a title stand in a script, in em: as headings on pages. */
export function lineHeightOf(script: string): number {
  return lineHeights[script] ?? 1.3;
}
