/** Numbers that English writes as words; "one" is left out, because it is a pronoun as well. */
const numberWords = [
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const valueOf = new Map([
  ...numberWords.map((word, index) => [word, String(index + 2)] as const),
  ...tens.map((word, index) => [word, String((index + 2) * 10)] as const),
  ...(['hundred', 'thousand', 'million', 'half', 'twice'] as const).map(
    (word) => [word, word] as const,
  ),
]);

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/gu;
const link = /\b(?:https?:\/\/|www\.)[^\s<>"“”]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;
const digits = /\d+(?:[.,]\d+)*/gu;
const word = /\p{Letter}+/gu;

/**
 * What an English text says that may not be said otherwise: its numbers, in digits or words, its
 * placeholders and its addresses, each as often as it stands there, sorted.
 */
export function factsOf(english: string): string[] {
  const facts: string[] = [];
  const take = (
    text: string,
    pattern: RegExp,
    read: (found: string, part: string) => string | undefined,
  ) =>
    text.replaceAll(pattern, (found: string, part: unknown) => {
      const fact = read(found, String(part));
      if (fact !== undefined) facts.push(fact);
      return ' ';
    });
  let rest = take(english, placeholder, (_found, name) => `{{${name.replaceAll(/\s+/gu, ' ')}}}`);
  rest = take(rest, link, (found) => found.replace(/[.,;:!?)]+$/u, ''));
  rest = take(rest, digits, (found) => found.replaceAll(/,(?=\d{3})/gu, ''));
  take(rest, word, (found) => valueOf.get(found.toLowerCase()));
  return facts.toSorted();
}
