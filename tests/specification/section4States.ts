import { elements, nothing } from './checks.ts';
import { firstOpen } from './faqChecks.ts';
import { bearsCurrent } from './menuChecks.ts';
import { familyPages, servicePages } from './pages.ts';
import { inside } from './scopes.ts';
import { proves } from './row.ts';

/** S4.1 to S4.23, the states in which pages arrive; what follows happens in time. */
export const section4States = [
  proves('S4.18', 'help-center', firstOpen(5)),
  proves(
    'S4.19',
    'help-center',
    elements('accordions', '[data-island="faq"] ol.accordion', 5),
    elements('parts that come alive by themselves', '[data-island="faq"]', 5),
    elements('open items', '[aria-expanded="true"]', 5),
  ),
  proves('S4.20', servicePages, inside('side menu', '.aside nav:not(.aside)', bearsCurrent())),
  proves('S4.10', 'get-consultation', nothing('warning', '[data-tone="warning"]')),
  proves(
    'S4.22',
    familyPages('software-development'),
    inside('side menu', '.side-menu', elements('selected page', '[aria-current="page"]', 1)),
  ),
].flat();
