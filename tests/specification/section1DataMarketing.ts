import { atLeast, count, elements, names } from './checks.ts';
import { questions, sameAs } from './faqChecks.ts';
import { familyPages } from './pages.ts';
import { at, inside, under } from './scopes.ts';
import { proves } from './row.ts';
import { heading } from './textChecks.ts';

const data = familyPages('data-and-business-analytics');
const marketing = familyPages('digital-marketing');
const differently = 'We do things differently';

/** S1.62 to S1.69, the families of data and business analytics and of digital marketing. */
export const section1DataMarketing = [
  ...(
    [
      ['data-analytics', 'Data Analytics'],
      ['business-intelligence', 'Business Intelligence'],
      ['machine-learning', 'Machine Learning'],
      ['data-visualization', 'Data Visualization'],
      ['predictive-analytics', 'Predictive Analytics'],
      ['big-data-solutions', 'Big Data Solutions'],
    ] as const
  ).map(([page, title]) =>
    proves('Data and business analytics has six pages.', page, heading(title, 1)),
  ),
  proves(
    'Data pages each have an intro, a bullet list, and sections with image and bullets.',
    data,
    inside(
      'text',
      '.beside__text',
      elements('intro first', ':scope > .block:first-child:has(p):not(:has(li))', 1),
    ),
    inside('text', '.beside__text', elements('bullet list', ':scope > .block > ul.bullets', 1)),
    inside('text', '.beside__text', elements('sections with image', '.split-block:has(svg)', 2)),
    inside(
      'text',
      '.beside__text',
      elements('sections with bullets', '.split-block:has(ul > li)', 2),
    ),
  ),
  ...(
    [
      ['search-engine-optimization', 'Search Engine Optimization'],
      ['social-media-marketing', 'Social Media Marketing'],
      ['content-marketing', 'Content Marketing'],
      ['graphic-designing', 'Graphic Designing'],
      ['video-marketing', 'Video Marketing'],
      ['influencer-marketing', 'Influencer Marketing'],
    ] as const
  ).map(([page, title]) => proves('Digital marketing has six pages.', page, heading(title, 1))),
  proves(
    'Graphic designing: eight tiles, logo to digital graphic.',
    'graphic-designing',
    under(
      'Eight things we design',
      names(
        'Logo',
        'Infographics',
        'Card',
        'Brochure',
        'Banner',
        'Poster',
        'Video',
        'Digital graphic',
      ),
    ),
  ),
  proves(
    'Influencer: four categories, micro, macro, celebrity endorsements, industry experts.',
    'influencer-marketing',
    at(
      'categories',
      names('Micro-influencers', 'Macro-influencers', 'Celebrity endorsements', 'Industry experts'),
    ),
  ),
  proves('Digital marketing pages have an approach list.', marketing, at('approach', atLeast(3))),
  proves(
    'Digital marketing pages have a text We do things differently, the same on all.',
    marketing,
    under(differently, elements('paragraphs', 'p:not(.lead)', 3)),
    sameAs('differently', 'search-engine-optimization'),
  ),
  proves(
    'Digital marketing pages have an FAQ of four entries, the same on all.',
    marketing,
    at('questions', questions(4)),
    at('questions', count(4)),
    sameAs('questions', 'search-engine-optimization'),
  ),
].flat();
