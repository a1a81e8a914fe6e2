import { expect, test } from 'vitest';
import { expectEach } from './testing/faults.ts';
import { atRules, declarations } from './testing/publishedStyles.ts';

test(
  'styles fetch fonts and no pictures',
  { tags: ['premises/no-images-of-text', 'premises/no-recordings'] },
  () => {
    const fetched = declarations(/(?:url|image-set|image|paint)\(/u);
    expect(fetched.length).toBeGreaterThan(0);
    expect(fetched.filter((line) => !/\{ src: url\([^)]+\.woff2\)$/u.test(line.trim()))).toEqual(
      [],
    );
    expect(atRules('import')).toEqual([]);
  },
);

test(
  'what styles move is words that stand in the page, or decoration that is hidden',
  { tags: 'premises/no-recordings' },
  () => {
    const frames = atRules('keyframes').map(({ params }) => params);
    expect(frames.toSorted()).toEqual(['meter', 'phrase', 'shuttle', 'slide-in', 'strip']);
    const moved = declarations(/\{ animation(?:-name)?:/u).map((line) => line.split(' {')[0]);
    expect(moved.toSorted()).toEqual([
      '.drawer__frame',
      '[data-motion=on] .home-hero__phrase',
      '[data-motion=on] .sampler .cloth__pick',
      '[data-motion=on] .strip__track',
      '[data-motion=on] [data-in-view][data-visible] .meter-bar__fill',
    ]);
    expectEach<Element>('.home-hero__phrase, .strip__track li', ({ textContent, children }) => {
      return textContent.trim() !== '' && children.length === 0;
    });
    expectEach<Element>('.sampler .cloth__pick, .meter-bar__fill', (element) => {
      return element.closest('[aria-hidden="true"]') !== null;
    });
  },
);

test(
  'pointer and focus change colours, lines and places of drawings, and bring up nothing',
  { tags: 'premises/nothing-on-hover' },
  () => {
    const harmless =
      /\{ (?:--\w+|outline[\w-]*|box-shadow|background|border|border-color|color|text-decoration-[\w-]+|scroll-margin[\w-]*|animation-play-state|position|inset): |:after \{ content: ""$/u;
    // The skip link comes from above the window; the others move a drawing inside of what is shown.
    const moved = [
      '.above &:is(a:not(:focus),:empty) { translate',
      '.button &:hover svg { translate',
      '.card &[data-warms]:hover .card__more svg { translate',
      '.card &[data-warms]:hover .cloth { translate',
    ];
    const changes = declarations(/^[^{]*:(?:hover|focus|active)/u);
    expect(changes.length).toBeGreaterThan(0);
    const rest = changes.filter((line) => !harmless.test(line)).map((line) => line.split(': ')[0]);
    expect(rest.toSorted()).toEqual(moved);
  },
);

test('styles leave panning and zooming to the browser', { tags: 'premises/no-gestures' }, () => {
  const actions = declarations(/\{ touch-action:/u).map((line) => line.split(': ')[1]);
  expect(new Set(actions)).toEqual(new Set(['manipulation']));
});
