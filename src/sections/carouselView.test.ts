import { expect, test } from 'vitest';
import { measureView, slideRanges } from './carouselView.ts';

/** A list of five slides, 24 px apart, that shows so many of them at a time. */
function list(perView: number, scrolledBy: number): Element {
  const box = 1000;
  const slide = (box - (perView - 1) * 24) / perView;
  const element = document.createElement('ul');
  element.getBoundingClientRect = () => new DOMRect(0, 0, box, 100);
  element.scrollLeft = scrolledBy * (slide + 24);
  for (const index of [0, 1, 2, 3, 4]) {
    const item = document.createElement('li');
    const left = (index - scrolledBy) * (slide + 24);
    item.getBoundingClientRect = () => new DOMRect(left, 0, slide, 100);
    element.append(item);
  }
  return element;
}

test.each([
  ['one at a time, at the start', 1, 0, { first: 0, shown: 1, from: 0, to: 0 }],
  ['one at a time, at the end', 1, 4, { first: 4, shown: 1, from: 4, to: 4 }],
  ['one and a part of the next', 1.2, 1, { first: 1, shown: 1, from: 1, to: 2 }],
  ['the last one and a part of the one before', 1.2, 3.8, { first: 4, shown: 1, from: 3, to: 4 }],
  ['two at a time', 2, 3, { first: 3, shown: 2, from: 3, to: 4 }],
  ['three at a time', 3, 1, { first: 1, shown: 3, from: 1, to: 3 }],
  ['three at a time, on the way to the next', 3, 0.3, { first: 0, shown: 3, from: 0, to: 3 }],
])('%s', (_, perView, scrolledBy, view) => {
  expect(measureView(list(perView, scrolledBy))).toMatchObject(view);
});

test('without layout nothing counts as hidden', () => {
  expect(measureView(null)).toMatchObject({ first: 0, from: 0, to: Infinity });
  expect(measureView(document.createElement('ul'))).toEqual(measureView(null));
});

test('every range that five slides can show has a key', () => {
  const keys = slideRanges(5).map(({ key }) => key);
  expect(keys).toEqual([
    ...['1-1', '2-2', '3-3', '4-4', '5-5'],
    ...['1-2', '2-3', '3-4', '4-5'],
    ...['1-3', '2-4', '3-5'],
  ]);
});

test('few slides have only the ranges they can show', () => {
  expect(slideRanges(2).map(({ key }) => key)).toEqual(['1-1', '2-2', '1-2']);
});
