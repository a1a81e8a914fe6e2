import { formattingTag, type Locale } from '../site/locales.ts';

/**
 * A figure as its number and what stands before and after it, so that the number alone can
 * count: "240" and "+", or "100" and the locale's own percent sign.
 */
export function splitFigure(
  locale: Locale,
  value: number,
  kind: 'more-than' | 'percent',
): { before: string; number: string; after: string } {
  const options = kind === 'percent' ? ({ style: 'percent' } as const) : {};
  const amount = kind === 'percent' ? value / 100 : value;
  const parts = new Intl.NumberFormat(formattingTag(locale), options).formatToParts(amount);
  const first = parts.findIndex((part) => part.type === 'integer');
  const last = parts.findLastIndex((part) => part.type === 'integer');
  const join = (from: number, to: number) =>
    parts
      .slice(from, to)
      .map((part) => part.value)
      .join('');
  return {
    before: join(0, first),
    number: join(first, last + 1),
    after: join(last + 1, parts.length) + (kind === 'more-than' ? '+' : ''),
  };
}
