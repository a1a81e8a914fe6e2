import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { offerPage } from './offerPage.ts';

afterEach(() => {
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
});

/** The page of a host that does not know the asked address. */
function ask(path: string): void {
  history.replaceState(null, '', path);
  document.body.innerHTML =
    '<p data-offer hidden>Did you mean <a href="/"></a>?</p>' +
    '<script type="application/json">["/", "/about-us", "/HelpCenter", "/hi/"]</script>';
  offerPage();
}

test.each([
  ['/About-Us', '/about-us'],
  ['/helpcenter', '/HelpCenter'],
  ['/about-us/', '/about-us'],
  ['/hi//', '/hi/'],
])('who asks for %s is offered %s', (asked, offered) => {
  ask(asked);
  const link = screen.getByRole('link', { name: offered });
  expect(link.getAttribute('href')).toBe(offered);
});

test.each(['/about', '/about-us/more', '/services'])(
  'who asks for %s is offered nothing',
  (asked) => {
    ask(asked);
    expect(screen.queryByRole('link')).toBeNull();
  },
);

test('a page without an offer is left as it is', () => {
  document.body.innerHTML = '<p>About us</p>';
  offerPage();
  expect(document.body.innerHTML).toBe('<p>About us</p>');
});
