import { expect, test } from 'vitest';
import { pseudoLocales } from './pseudoLocales.ts';
import { accent, heighten } from './pseudoText.ts';

test('a text is accented, in brackets and two fifths longer, its values as they were', () => {
  const text = 'Reply within {{limit, number}} hours to {name}.';
  const changed = accent(text);
  expect(changed).toMatch(/^⟦Ŕéþļý ŵîţĥîñ \{\{limit, number\}\} ĥöûŕš ţö \{name\}\. .*⟧$/u);
  const letters = text.length - '{{limit, number}}{name}'.length;
  expect(changed.length - text.length - 2).toBeGreaterThanOrEqual(Math.floor(0.4 * letters) - 1);
});

test('one word stays one word', () => {
  expect(accent('Menu')).toBe('⟦Ṁéñûøø⟧');
});

test('tall letters are those of English with their marks', () => {
  expect(
    heighten('Save {{count}}')
      .normalize('NFD')
      .replaceAll(/\p{Mark}/gu, ''),
  ).toBe('Save {{count}}');
});

test('a browser writes the mirrored one from right to left and knows them all', () => {
  const directions = pseudoLocales.map(({ code }) => new Intl.Locale(code).getTextInfo().direction);
  expect(directions).toEqual(['ltr', 'rtl', 'ltr']);
});
