const homePage = `import { useTranslation } from 'react-i18next';
export function HomePage() {
  const { t } = useTranslation('home');
  const { t: common } = useTranslation('common');
  return [t(($) => $.hero.lead), common(($) => $.hero.lead), t(($) => $.hero['two-words'], { count: 1 })];
}
export function Other() {
  const { t } = useTranslation('common');
  return [t(($) => $.hero.lead), t(($) => $.hero.lead, { ns: 'home' }), t(($) => $.pages, { count: 2 })];
}
`;

/** The files of a site of two pages with one translation, for tests of a rename. */
export const smallSite = {
  'locales/en/home.json': {
    hero: { lead: 'A', 'two-words': 'B' },
    pages_one: 'C',
    pages_other: 'D',
    faq: { items: { cost: { question: 'E' } } },
  },
  'locales/en/common.json': { hero: { lead: 'F' }, pages_one: 'G', pages_other: 'H' },
  'locales/ar/home.json':
    '{ "pages_few":"x",\r\n\t"hero": {"lead" : "caf\\u00e9 \\"q\\"","two-words":"y"}, "pages_other": "z" }\r\n',
  'locales/ar/common.json': { hero: { lead: 'w' } },
  'src/pages/HomePage.tsx': homePage,
};
