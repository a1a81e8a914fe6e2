import { benefits } from './benefits.ts';
import { atLeast, count, eachItemHas, elements, same } from './checks.ts';
import { questions } from './faqChecks.ts';
import { heard, itemsIn } from './finding.ts';
import { at, under } from './scopes.ts';
import { proves } from './row.ts';
import { heading } from './textChecks.ts';

/** S1.70 to S1.77, the family of UI/UX design. */
export const section1UiUx = [
  proves(
    'S1.70',
    'ui-ux-design',
    heading('UI/UX Design Process', 1),
    at('process', elements('numbered steps', 'ol > li', 6)),
  ),
  proves('S1.71', 'usability-testing', under('Eight methods', count(8))),
  proves('S1.72', 'usability-testing', under('Four deliverables', count(4))),
  proves('S1.73', 'usability-testing', under('Our approach', atLeast(3)), questions(4)),
  proves(
    'S1.74',
    'ui-ux-audits',
    under('Design analysis', atLeast(3)),
    under('User experience', atLeast(3)),
    under('Four parts of the report', count(4)),
  ),
  proves(
    'S1.75',
    'why-choose-the-company',
    heading('Why Choose the Company', 1),
    benefits(5, 5),
    at('approach', atLeast(3)),
    questions(4),
  ),
  proves('S1.76', 'our-work', heading('Our Work', 1), at('works', count(4))),
  proves(
    'S1.77',
    'our-work',
    at(
      'works',
      same(
        'three new tabs and one without a link',
        ['new tab', 'new tab', 'new tab', 'none'],
        (root) =>
          itemsIn(root).map((item) => {
            const link = item.querySelector('a');
            if (link === null) return 'none';
            const isOut = /^https:/u.test(link.getAttribute('href') ?? '');
            return isOut && link.target === '_blank' && heard(link).includes('new tab')
              ? 'new tab'
              : 'same tab';
          }),
      ),
    ),
  ),
  proves(
    'S3.21',
    'our-work',
    at('works', eachItemHas('a title', 'h3')),
    at('works', eachItemHas('a category', 'p')),
    at('works', elements('images', 'li > svg', 4)),
    at('works', elements('external links', 'li h3 > a[href^="https://"]', 3)),
  ),
  proves('S3.22', 'ui-ux-audits', at('report', eachItemHas('a description', 'p'))),
].flat();
