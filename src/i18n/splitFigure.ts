/**
 * Parts a figure in words, such as "240+" or "100%", into its number and what stands before
 * and after it, so that the number alone can count.
 * @param number the number exactly as it stands in the text.
 * @throws Error if the text does not hold the number.
 */
export function splitFigure(
  text: string,
  number: string,
): { before: string; number: string; after: string } {
  const start = text.indexOf(number);
  if (start === -1) throw new Error(`Expected the number ${number} in the figure, got "${text}".`);
  return { before: text.slice(0, start), number, after: text.slice(start + number.length) };
}
