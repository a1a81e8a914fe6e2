import { families } from '../../../src/site/families.ts';
import { pathOf } from '../../../src/site/urls.ts';
import type { Journey, Journeys } from '../journey.ts';

/** Pages with much on them, one of every kind. */
const full = [
  ...(['home', 'about-us', 'contact-us', 'services', 'get-consultation', 'terms'] as const),
  families[0].pages[0].id,
].map((id) => pathOf(id, 'en'));

/** Pages at the width of 400 % zoom (WCAG 1.4.10). */
export const reflow: Journeys = Object.fromEntries(
  [...full, '/ar/', '/ar/contact-us'].map((path) => [
    `at 320 px nothing of ${path} lies outside to the side`,
    openAt320(path),
  ]),
);

/**
 * In a frame, because WebKitGTK's window cannot be as narrow: to a page it is the same. The policy
 * that forbids framing is taken away for it.
 */
function openAt320(path: string): Journey {
  return async ({ visit, connection }) => {
    connection.override({ 'content-security-policy': "frame-ancestors 'self'" });
    await visit.open('/thanks/newsletter');
    await visit.evaluate((src) => {
      const frame = document.createElement('iframe');
      Object.assign(frame, { src, width: 320, height: 640 });
      frame.style.border = '0';
      document.body.replaceChildren(frame);
    }, path);
    await visit.finds(
      () => {
        const page = document.querySelector('iframe')?.contentDocument;
        if (page?.readyState !== 'complete' || page.URL === 'about:blank') return 'loading';
        const { scrollWidth, clientWidth } = page.documentElement;
        const isOutside = (element: Element) =>
          element.getBoundingClientRect().right > clientWidth + 1 ||
          element.getBoundingClientRect().left < -1;
        const outside = [...page.body.querySelectorAll('*')].filter(isOutside);
        return {
          width: page.defaultView?.innerWidth,
          sideways: scrollWidth - clientWidth,
          outside:
            scrollWidth > clientWidth ? outside.map((one) => one.outerHTML.slice(0, 90)) : [],
        };
      },
      { width: 320, sideways: 0, outside: [] },
    );
  };
}
