import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leadBack } from './backLink.ts';

afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

/** The consultation page as opened from somewhere. */
function open(query: string): void {
  history.replaceState(null, '', `/GetConsultation${query}`);
  document.body.innerHTML =
    '<a href="/services" data-back>Back to Services</a>' +
    '<script type="application/json">["/services/AIML/NLP", "/services/testing/ApiTesting"]</script>';
  leadBack();
}

test.each([
  ['?from=AIML/NLP', '/services/AIML/NLP'],
  ['?from=aiml%2Fnlp', '/services/AIML/NLP'],
  ['?from=Testing/apitesting&x=1', '/services/testing/ApiTesting'],
])('who came with %s is led back to %s', (query, href) => {
  open(query);
  expect(screen.getByRole('link').getAttribute('href')).toBe(href);
});

test.each([
  '',
  '?from=',
  '?from=services',
  '?from=NLP',
  '?from=//evil.example',
  '?from=javascript:alert(1)',
  '?from=AIML/NLP/../../..',
])('who came with "%s" is led to the overview', (query) => {
  open(query);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/services');
});

test('a page without such a link is left as it is', () => {
  history.replaceState(null, '', '/?from=AIML/NLP');
  document.body.innerHTML = '<p>About us</p>';
  leadBack();
  expect(document.body.innerHTML).toBe('<p>About us</p>');
});
