import { expect, test } from 'vitest';
import { asReplacement } from './change.ts';

test('what stands once is replaced as it is', () => {
  expect(asReplacement('<p lang="ar">', { edits: [{ from: 2, to: 12, text: '' }] })).toEqual({
    original: ' lang="ar"',
    replacement: '',
  });
});

test('what stands more than once is widened until it does not', () => {
  const text = `<li>${'a'.repeat(20)}<b>x</b>${'b'.repeat(20)}<b>x</b></li>`;
  const from = text.lastIndexOf('<b>');
  const { original, replacement } = asReplacement(text, {
    edits: [{ from, to: from + 3, text: '' }],
  });
  expect(text.split(original)).toHaveLength(2);
  expect(replacement).toBe(original.replace('<b>', ''));
});

test('what only gets something more stands beside what there was', () => {
  const { original, replacement } = asReplacement('<p>a</p><p>a</p>', {
    edits: [{ from: 2, to: 2, text: ' hidden' }],
  });
  expect('<p>a</p><p>a</p>'.replace(original, () => replacement)).toBe('<p hidden>a</p><p>a</p>');
});

test('several edits make one replacement, and have to be in order', () => {
  const edits = [
    { from: 0, to: 4, text: '<div>' },
    { from: 5, to: 10, text: '</div>' },
  ];
  expect(asReplacement('<ul>a</ul>', { edits }).replacement).toBe('<div>a</div>');
  expect(() => asReplacement('<ul>a</ul>', { edits: edits.toReversed() })).toThrow('in the order');
});
