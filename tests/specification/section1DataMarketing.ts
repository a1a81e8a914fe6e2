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
  ).map(([page, title]) => proves('S1.62', page, heading(title, 1))),
  proves(
    'S1.63',
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
  ).map(([page, title]) => proves('S1.64', page, heading(title, 1))),
  proves(
    'S1.65',
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
    'S1.66',
    'influencer-marketing',
    at(
      'categories',
      names('Micro-influencers', 'Macro-influencers', 'Celebrity endorsements', 'Industry experts'),
    ),
  ),
  proves('S1.67', marketing, at('approach', atLeast(3))),
  proves(
    'S1.68',
    marketing,
    under(differently, elements('paragraphs', 'p:not(.lead)', 3)),
    sameAs('differently', 'search-engine-optimization'),
  ),
  proves(
    'S1.69',
    marketing,
    at('questions', questions(4)),
    at('questions', count(4)),
    sameAs('questions', 'search-engine-optimization'),
  ),
].flat();
