import { elements, nothing } from './checks.ts';
import { firstOpen } from './faqChecks.ts';
import { bearsCurrent } from './menuChecks.ts';
import { familyPages, servicePages } from './pages.ts';
import { inside } from './scopes.ts';
import { proves } from './row.ts';

/** S4.1 to S4.23, the states in which pages arrive; what follows happens in time. */
export const section4States = [
  proves(
    'Help Center: the first item of every group is open at first.',
    'help-center',
    firstOpen(5),
  ),
  proves(
    'Help Center: five independent groups, each with one open item.',
    'help-center',
    elements('accordions', '[data-island="faq"] ol.accordion', 5),
    elements('parts that come alive by themselves', '[data-island="faq"]', 5),
    elements('open items', '[aria-expanded="true"]', 5),
  ),
  proves(
    'Small-screen category dropdown: its label follows the current path.',
    servicePages,
    inside('side menu', '.aside nav:not(.aside)', bearsCurrent()),
  ),
  proves(
    'A warning style with a warning icon exists but is unused.',
    'get-consultation',
    nothing('warning', '[data-tone="warning"]'),
  ),
  proves(
    'Table of contents: the hash, the path, else the first item is selected at first.',
    familyPages('software-development'),
    inside('side menu', '.side-menu', elements('selected page', '[aria-current="page"]', 1)),
  ),
].flat();
