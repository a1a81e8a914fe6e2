/** English of a few words a page, two of them about services, so that a test can count them. */
export const english = {
  'locales/en/home.json': { lead: 'One two three' },
  'locales/en/contact-us.json': { lead: 'One two three four' },
  'locales/en/services.json': { lead: 'One two' },
  'locales/en/terms.json': { lead: 'One' },
  'locales/en/nlp.json': { lead: 'One two' },
  'locales/en/web-development.json': { lead: 'One' },
  'locales/en/service-pages.json': {
    quote: 'One',
    families: { aiml: { a: 'One two three' }, 'software-development': { b: 'One two three four' } },
  },
};
