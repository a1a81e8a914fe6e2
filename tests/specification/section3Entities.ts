import { consultation } from '../../src/contract/consultation.ts';
import { quote } from '../../src/contract/quote.ts';
import { eachItemHas, elements, fact, same } from './checks.ts';
import { boxes, data, fields, options } from './formChecks.ts';
import { everyPage, familyPages } from './pages.ts';
import { at, inFooter, inside, under } from './scopes.ts';
import { proves } from './row.ts';

const labels = [
  'Software Development',
  'Mobile Applications',
  'DevOps Solutions',
  'Technical Writing',
  'Technologies',
] as const;

const questions = [
  'Which category or industry does your business belong to?',
  'What is the main goal you want to achieve?',
  'How soon do you want to start the project?',
] as const;

/** S3.1 to S3.26, the fields of what is sent and of what is shown. */
export const section3Entities = [
  proves(
    'S3.1',
    ['home', 'contact-us'],
    fields('name', 'email', 'mobile', 'selectservice', 'message'),
    fact(
      'the fields of the contract:',
      'name,email,mobile,selectservice,message',
      Object.keys(quote.fields).join(),
    ),
  ),
  proves(
    'S3.2',
    ['home', 'contact-us'],
    same('the labels as values of the options', labels, (root) =>
      Array.from(
        root.querySelectorAll('select[name="selectservice"] option:not([value=""])'),
        (option) => option.getAttribute('value') ?? '',
      ),
    ),
  ),
  proves(
    'S3.3',
    ['home', 'contact-us'],
    options('selectservice', 'Select a service', ...labels),
    data('quote-form', 'words.fields.selectservice.options.*', ...labels),
    fact(
      'the keys of the contract:',
      'web,uiux,cloud,ai,technologies',
      quote.fields.selectservice.options.join(),
    ),
  ),
  proves(
    'S3.4',
    'get-consultation',
    fields('name', 'company', 'email', 'mobile', 'interest', 'message', 'wecontactyou'),
  ),
  proves(
    'S3.7',
    'get-consultation',
    elements('select', 'select[name="interest"]', 1),
    options('interest', 'What type of services are you looking for?', ...questions),
  ),
  proves(
    'S3.9',
    'get-consultation',
    data('consultation-form', 'words.fields.interest.options.*', ...questions),
    fact(
      'the keys of the contract:',
      'web,mobile,marketing',
      consultation.fields.interest.options.join(),
    ),
  ),
  proves(
    'S3.10',
    'get-consultation',
    boxes('wecontactyou', 'email: Email me', 'call: Call me', 'either: Either is fine'),
    fact(
      'the keys of the contract:',
      'email,call,either',
      consultation.fields.wecontactyou.options.join(),
    ),
  ),
  proves('S3.11', everyPage, inFooter(fields('email'))),
  proves(
    'S3.14',
    'home',
    ...(
      [
        ['a name', 'figcaption > :nth-child(1)'],
        ['a company', 'figcaption > :nth-child(2)'],
        ['a text', 'blockquote'],
        ['a rating', '.rating'],
      ] as const
    ).map(([name, selector]) =>
      under('What clients say after launch', eachItemHas(name, selector)),
    ),
  ),
  proves(
    'S3.15',
    ['home', ...familyPages('cloud'), ...familyPages('digital-marketing')],
    inside('questions', 'ol.accordion', eachItemHas('a question', 'h3 > button')),
    inside('questions', 'ol.accordion', eachItemHas('an answer', '.accordion__panel')),
  ),
  proves(
    'S3.16',
    ['about-us'],
    under('What Sets Us Apart', eachItemHas('a title', 'h3')),
    under('What Sets Us Apart', eachItemHas('a description', 'p')),
  ),
  proves(
    'S3.17',
    everyPage,
    ...['Quick links', 'Popular services', 'Social'].map((list) =>
      inFooter(under(list, eachItemHas('one link with a label', 'a[href]'))),
    ),
  ),
  proves(
    'S3.18',
    ['privacy-policy', 'terms', 'cookie-policy', 'data-protection-policy', 'help-center'],
    same('a label and a fragment in each entry', ['all'], (root) => {
      const entries = Array.from(root.querySelectorAll('nav.aside li'));
      const whole = entries.filter((entry) => entry.querySelector('a[href^="#"]')?.textContent);
      return entries.length > 0 ? [whole.length === entries.length ? 'all' : 'some'] : [];
    }),
  ),
  proves(
    'S3.19',
    'ui-automation-testing',
    at('process', eachItemHas('a number', '.steps__number', /^0\d$/u)),
    at('process', eachItemHas('a title', 'h3')),
    at('process', eachItemHas('a text', 'p')),
  ),
  proves(
    'S3.23',
    familyPages('aiml', 'ai-predictive-analytics'),
    elements('blocks with an image', '.split-block:has(svg)', 2),
    elements('blocks with a heading', '.split-block h2', 2),
    elements('blocks with a subheading', '.split-block h2 + p.lead', 2),
    elements('blocks with points', '.split-block ul.bullets:has(> li)', 2),
  ),
].flat();
