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
    'UI/UX: the design process.',
    'ui-ux-design',
    heading('UI/UX Design Process', 1),
    at('process', elements('numbered steps', 'ol > li', 6)),
  ),
  proves(
    'Usability testing: eight methods.',
    'usability-testing',
    under('Eight methods', count(8)),
  ),
  proves(
    'Usability testing: four deliverables.',
    'usability-testing',
    under('Four deliverables', count(4)),
  ),
  proves(
    'Usability testing: an approach list and four FAQs.',
    'usability-testing',
    under('Our approach', atLeast(3)),
    questions(4),
  ),
  proves(
    'Audits: design analysis, user experience, four contents of the audit report.',
    'ui-ux-audits',
    under('Design analysis', atLeast(3)),
    under('User experience', atLeast(3)),
    under('Four parts of the report', count(4)),
  ),
  proves(
    'Why Choose the Company: five benefit cards, an approach list, four FAQs.',
    'why-choose-the-company',
    heading('Why Choose the Company', 1),
    benefits(5, 5),
    at('approach', atLeast(3)),
    questions(4),
  ),
  proves(
    'Our Work: four portfolio cards.',
    'our-work',
    heading('Our Work', 1),
    at('works', count(4)),
  ),
  proves(
    'Our Work: three cards link to external sites in a new tab, one has no link.',
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
    'Portfolio card: image, title, category, optional external link.',
    'our-work',
    at('works', eachItemHas('a title', 'h3')),
    at('works', eachItemHas('a category', 'p')),
    at('works', elements('images', 'li > svg', 4)),
    at('works', elements('external links', 'li h3 > a[href^="https://"]', 3)),
  ),
  proves(
    'Audit report item: description.',
    'ui-ux-audits',
    at('report', eachItemHas('a description', 'p')),
  ),
].flat();
