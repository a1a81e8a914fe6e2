import { expect, test } from 'vitest';
import { loseName } from './loseName.ts';
import { spoiltPages } from './testing/spoilt.ts';

const texts = (html: string) => spoiltPages(loseName, html).map(({ text }) => text);

test('a link loses its words, or only who listens does', () => {
  const spoilt = spoiltPages(loseName, '<a href="/a">About</a>');
  expect(spoilt.map(({ text }) => text)).toEqual([
    '<a href="/a"><span aria-hidden="true">About</span></a>',
    '<a href="/a"></a>',
  ]);
  expect(spoilt[0]?.criteria).toEqual(['2.4.4', '4.1.2']);
  expect(spoilt[0]?.describes).toContain('/a');
});

test('a button with a drawing alone loses its label', () => {
  const html = '<button aria-label="Menu"><svg aria-hidden="true"></svg></button>';
  const [spoilt] = spoiltPages(loseName, html);
  expect(spoilt?.text).toBe('<button><svg aria-hidden="true"></svg></button>');
  expect(spoilt?.criteria).toEqual(['4.1.2']);
  expect(spoilt?.describes).toContain('“Menu”');
});

test.each([
  ['is named by its words as well', '<a href="/" aria-label="Home">Home</a>'],
  ['is named by another element', '<a href="/" aria-labelledby="a">Home</a>'],
  ['has a tooltip', '<button title="Close">Close</button>'],
  ['leads nowhere', '<a>Home</a>'],
  ['has no name', '<a href="/"></a>'],
  ['nobody is given', '<a href="/" hidden="">Home</a>'],
  ['React would mend', '<div data-island="a"><button>Send</button></div>'],
])('what %s stays', (_why, html) => {
  expect(texts(html)).toEqual([]);
});

test('an attribute is lost in a part that React takes over, which leaves it as it is', () => {
  const html = '<div data-island="a"><button aria-label="Menu"></button></div>';
  expect(texts(html)).toEqual(['<div data-island="a"><button></button></div>']);
});
