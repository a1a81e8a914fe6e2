import { expect, test } from 'vitest';
import { parseGroundColours, readGroundColours } from './groundColours.ts';

const css = `
:root { --white: #fff; --ink-1: #123456; --unit: 1rem }
:root, [data-ground] { --fg: light-dark(var(--ink-1), var(--white)); --key: var(--fg) }
:root, [data-ground='paper'] { --bg: light-dark(var(--white), var(--ink-1)) }
[data-ground='night'], .other { --bg: var(--ink-1); --fg: var(--white) }
`;

test('a colour is that of the palette, in the theme that is asked for', () => {
  const { paper } = parseGroundColours(css);
  expect(paper?.light).toMatchObject({ bg: '#ffffff', fg: '#123456' });
  expect(paper?.dark).toMatchObject({ bg: '#123456', fg: '#ffffff' });
});

test('what is set for every ground holds until one says otherwise, through other tokens too', () => {
  const { night } = parseGroundColours(css);
  expect(night?.light).toMatchObject({ bg: '#123456', fg: '#ffffff', key: '#ffffff' });
});

test('what is no colour is left out', () => {
  expect(parseGroundColours(css)['paper']?.light).not.toHaveProperty('unit');
});

test('the grounds of the site are read', () => {
  expect(Object.keys(readGroundColours()).toSorted()).toEqual([
    'mist',
    'night',
    'paper',
    'turmeric',
  ]);
});
