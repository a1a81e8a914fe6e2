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
    'The site presents services in eight families.',
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
    'There is no login and no account.',
    everyPage,
    nothing('password field', 'input[type="password"], [autocomplete$="-password"]'),
  ),
  proves(
    'Three forms are all that visitors can send.',
    everyPage.filter((id) => !['home', 'contact-us', 'get-consultation'].includes(id)),
    nothing('form but the newsletter', 'form'),
  ),
  proves(
    'Three forms are all that visitors can send.',
    ['home', 'contact-us'],
    elements('form', 'form', 1),
    fields('name', 'email', 'mobile', 'selectservice', 'message'),
  ),
  proves(
    'Three forms are all that visitors can send.',
    'get-consultation',
    elements('form', 'form', 1),
    inFooter(elements('form', 'form', 1)),
  ),
  proves(
    'Home: a hero headline has a Get A Quote button that leads to the quote form section.',
    'home',
    inside('hero', '.home-hero', elements('main heading', 'h1', 1)),
    inside('hero', '.home-hero', link('Get A Quote', '#quote-form-section')),
    under('Request A Quote', elements('form', 'form', 1)),
  ),
  proves(
    'Home: a rotating word cycles through six phrases, All In One to Digital Agency.',
    'home',
    same('the phrases', phrases, (root) =>
      Array.from(root.querySelectorAll('h1 .home-hero__phrase'), seen),
    ),
  ),
  proves(
    'Home: an about block has two counters, 240+ business people and 100% customer satisfaction.',
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
    'Home: the about block has progress bars.',
    'home',
    under(about, count(3)),
    under(about, eachItemHas('a bar with its value', '[role="meter"][aria-valuenow]', /\d%/u)),
  ),
  proves(
    'Home: a strip has five capability labels.',
    'home',
    inside('strip', 'section.strip', count(5)),
  ),
  proves(
    'Home: a grid of cards shows eight services.',
    'home',
    under(services, elements('service cards', 'li h3 > a', 8)),
    under(services, names(...familyNames, 'Start Your Digital Journey')),
  ),
  proves(
    'Home: five clients are quoted, each with name, company, 5-star rating and text.',
    'home',
    under('What clients say after launch', count(5)),
    under('What clients say after launch', eachItemHas('a name', 'figcaption > :nth-child(1)')),
    under('What clients say after launch', eachItemHas('a company', 'figcaption > :nth-child(2)')),
    under('What clients say after launch', eachItemHas('5 stars', '.rating', /^5 out of 5$/u)),
    under('What clients say after launch', eachItemHas('a text', 'blockquote', /\w{3}/u)),
  ),
  proves(
    'Home: the FAQ has eight questions.',
    'home',
    under('Questions clients ask first', questions(8)),
  ),
  proves(
    'Counts: eight questions, five testimonials, eight services, five differentiators.',
    'home',
    under('Questions clients ask first', count(8)),
    under('What clients say after launch', count(5)),
    under(services, elements('service cards', 'li h3 > a', 8)),
  ),
  proves(
    'Counts: five capability labels, six rotating phrases.',
    'home',
    inside('strip', 'section.strip', count(5)),
    elements('phrases', '.home-hero__phrase', 6),
  ),
  proves(
    'Service card: title, description, icon, link.',
    'home',
    under(services, elements('cards with a linked title', 'li h3 > a[href]', 8)),
    under(services, elements('cards with a description', 'li > h3:has(a) + p', 8)),
    under(services, elements('cards with a picture', 'li > .swatch svg', 8)),
  ),
].flat();
