import { families } from '../../src/site/families.ts';
import { count, eachItemHas, elements, names, nothing, same } from './checks.ts';
import { questions } from './faqChecks.ts';
import { fields } from './formChecks.ts';
import { heard, seen } from './finding.ts';
import { link } from './linkChecks.ts';
import { everyPage } from './pages.ts';
import { inFooter, inside, under } from './scopes.ts';
import { proves } from './row.ts';

const phrases = [
  'All In One',
  'Web Design',
  'UI/UX Design',
  'Development',
  'IOS Development',
  'Digital Agency',
];

const familyNames = [
  'Software Development',
  'Data and Business Analytics',
  'Digital Marketing',
  'UI/UX Design',
  'Cloud Services',
  'Cyber Security',
  'Testing and QA',
  'AI and Machine Learning',
] as const;

const services = 'Eight services, one team';
const about = 'Small enough to know your project. Big enough to run it.';

/** S1.1 to S1.14, the product as a whole and the home page. */
export const section1Home = [
  proves(
    'S1.1',
    'services',
    same('the eight families as headings', familyNames, (root) =>
      Array.from(root.querySelectorAll('h2'), seen),
    ),
    same(
      'a list of pages per family',
      families.map(({ pages }) => String(pages.length)),
      (root) =>
        Array.from(root.querySelectorAll('h2'), (family) =>
          String(family.closest('section')?.querySelectorAll('li a[href^="/services/"]').length),
        ),
    ),
  ),
  proves(
    'S1.2',
    everyPage,
    nothing('password field', 'input[type="password"], [autocomplete$="-password"]'),
  ),
  proves(
    'S1.3',
    everyPage.filter((id) => !['home', 'contact-us', 'get-consultation'].includes(id)),
    nothing('form but the newsletter', 'form'),
  ),
  proves(
    'S1.3',
    ['home', 'contact-us'],
    elements('form', 'form', 1),
    fields('name', 'email', 'mobile', 'selectservice', 'message'),
  ),
  proves(
    'S1.3',
    'get-consultation',
    elements('form', 'form', 1),
    inFooter(elements('form', 'form', 1)),
  ),
  proves(
    'S1.4',
    'home',
    inside('hero', '.home-hero', elements('main heading', 'h1', 1)),
    inside('hero', '.home-hero', link('Get A Quote', '#quote-form-section')),
    under('Request A Quote', elements('form', 'form', 1)),
  ),
  proves(
    'S1.6',
    'home',
    same('the phrases', phrases, (root) =>
      Array.from(root.querySelectorAll('h1 .home-hero__phrase'), seen),
    ),
  ),
  proves(
    'S1.7',
    'home',
    under(
      about,
      same(
        'the figures with their captions',
        ['240+ business people work with us', '100% customer satisfaction'],
        (root) =>
          Array.from(root.querySelectorAll('dl > div'), (figure) =>
            ['dd', 'dt'].map((part) => heard(figure.querySelector(part) ?? root)).join(' '),
          ),
      ),
    ),
    under(about, elements('counters', '[data-count="240"], [data-count="100"]', 2)),
  ),
  proves(
    'S1.9',
    'home',
    under(about, count(3)),
    under(about, eachItemHas('a bar with its value', '[role="meter"][aria-valuenow]', /\d%/u)),
  ),
  proves('S1.10', 'home', inside('strip', 'section.strip', count(5))),
  proves(
    'S1.12',
    'home',
    under(services, elements('service cards', 'li h3 > a', 8)),
    under(services, names(...familyNames, 'Start Your Digital Journey')),
  ),
  proves(
    'S1.13',
    'home',
    under('What clients say after launch', count(5)),
    under('What clients say after launch', eachItemHas('a name', 'figcaption > :nth-child(1)')),
    under('What clients say after launch', eachItemHas('a company', 'figcaption > :nth-child(2)')),
    under('What clients say after launch', eachItemHas('5 stars', '.rating', /^5 out of 5$/u)),
    under('What clients say after launch', eachItemHas('a text', 'blockquote', /\w{3}/u)),
  ),
  proves('S1.14', 'home', under('Questions clients ask first', questions(8))),
  proves(
    'S9.5',
    'home',
    under('Questions clients ask first', count(8)),
    under('What clients say after launch', count(5)),
    under(services, elements('service cards', 'li h3 > a', 8)),
  ),
  proves(
    'S9.6',
    'home',
    inside('strip', 'section.strip', count(5)),
    elements('phrases', '.home-hero__phrase', 6),
  ),
  proves(
    'S3.12',
    'home',
    under(services, elements('cards with a linked title', 'li h3 > a[href]', 8)),
    under(services, elements('cards with a description', 'li > h3:has(a) + p', 8)),
    under(services, elements('cards with a picture', 'li > .swatch svg', 8)),
  ),
].flat();
