import { expect, test } from 'vitest';
import { publish } from './publish.ts';

test('a closed answer can be found by find-in-page', () => {
  const panel = '<div id="a" role="group" class="accordion__panel" hidden=""><p>x</p></div>';
  expect(publish(panel)).toBe(panel.replace('hidden=""', 'hidden="until-found"'));
});

test('every closed answer of a page can be found', () => {
  const panel = '<div class="accordion__panel" hidden="">x</div>';
  expect(publish(panel.repeat(3)).match(/until-found/gu)).toHaveLength(3);
});

test('an open answer, and what is hidden for another reason, stay as they are', () => {
  const markup = '<div class="accordion__panel">x</div><div class="menu" hidden="">y</div>';
  expect(publish(markup)).toBe(markup);
});

test.each([
  'aria-describedby',
  'aria-labelledby',
  'aria-controls',
  'aria-details',
  'aria-errormessage',
])('%s names only elements that are there', (name) => {
  expect(publish(`<p id="a">x</p><input ${name}="react-aria-1 a react-aria-2"/>`)).toBe(
    `<p id="a">x</p><input ${name}="a"/>`,
  );
  expect(publish(`<input ${name}="react-aria-1" name="x"/>`)).toBe('<input name="x"/>');
});

test('an id of our own that no element has stops the build', () => {
  expect(() => publish('<section aria-labelledby="about-heading"></section>')).toThrow(
    'Expected an element with the id "about-heading" of aria-labelledby, got none.',
  );
});

test('an element may be named before it comes', () => {
  const markup = '<input aria-describedby="a"/><p id="a">x</p>';
  expect(publish(markup)).toBe(markup);
});

test("React Aria's hiding style becomes the class that does the same", () => {
  const style =
    'border:0;clip:rect(0 0 0 0);clip-path:inset(50%);height:1px;margin:-1px;overflow:hidden;padding:0;position:absolute;width:1px;white-space:nowrap';
  expect(publish(`<div style="${style}">x</div>`)).toBe('<div class="visually-hidden">x</div>');
});

test('the data of an island stays as it is, and its ids are no elements', () => {
  const data =
    '<script type="application/json">{"html":"<p id=\\"react-aria-b\\" aria-controls=\\"react-aria-b\\">"}</script>';
  expect(publish(`${data}<button aria-controls="react-aria-b">x</button>`)).toBe(
    `${data}<button>x</button>`,
  );
});
