import { expect, test } from 'vitest';
import { redirectLocation } from './redirectLocation.ts';

test.each([
  ['/about-us', '', '/about-us'],
  ['/about-us', 'a=1&b=%20', '/about-us?a=1&b=%20'],
  ['/services#aiml', '', '/services#aiml'],
  ['/services#aiml', 'a=1', '/services?a=1#aiml'],
  ['/about-us', '?', '/about-us??'],
  ['/about-us', '//other.example', '/about-us?//other.example'],
])('%s with the query %j is %s', (target, query, location) => {
  expect(redirectLocation(target, query)).toBe(location);
});

test.each([
  ['a\r\nset-cookie: b=1', 'a%0D%0Aset-cookie:%20b=1'],
  ['a#b', 'a%23b'],
  ['<"x">', '%3C%22x%22%3E'],
  ['100%', '100%25'],
  ['%zz%2', '%25zz%252'],
  ['\u00c3\u00a9', '%C3%A9'],
  ['\u0000\u007f', '%00%7F'],
  ['{}|^`\\', '%7B%7D%7C%5E%60%5C'],
])('a query %j cannot end the header or start a fragment', (query, encoded) => {
  expect(redirectLocation('/', query)).toBe(`/?${encoded}`);
});
