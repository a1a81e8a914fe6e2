import { benefits } from './benefits.ts';
import { count, elements } from './checks.ts';
import { familyPages } from './pages.ts';
import { at, inside, under } from './scopes.ts';
import { proves } from './row.ts';
import { heading, says } from './textChecks.ts';

/** S1.50 to S1.61, the families of AI and machine learning and of software development. */
export const section1Software = [
  proves(
    'S1.50',
    'ai-predictive-analytics',
    heading('Predictive Analytics', 1),
    heading('Sales forecasting', 2),
    heading('Demand forecasting', 2),
    heading('Customer intelligence', 2),
    benefits(3),
  ),
  proves(
    'S1.51',
    familyPages('aiml', 'ai-predictive-analytics'),
    elements('feature blocks', '.split-block:has(h2)', 2),
    benefits(3, 3),
  ),
  proves('S1.52', 'web-development', heading('Web Development', 1)),
  proves(
    'S1.53',
    'mobile-applications',
    heading('Mobile Applications', 1),
    inside(
      'text',
      '.beside__text',
      says('iOS', 'Android', 'Swift', 'Kotlin or Java', 'React Native'),
    ),
  ),
  proves('S1.54', 'mobile-applications', under('App-store deployment', count(5))),
  proves('S1.55', 'mobile-applications', under('Key features', count(6))),
  proves('S1.56', 'devops-solutions', under('Six services', count(6)), benefits(4, 4)),
  proves('S1.57', 'devops-solutions', heading('Monitoring 24/7', 2)),
  proves('S1.58', 'technical-writing', under('Seven kinds of documents', count(7))),
  proves('S1.59', 'technical-writing', under('Key offerings', count(5))),
  proves(
    'S1.60',
    'technologies',
    ...(['Frontend', 'Backend', 'Database', 'Tools', 'Cloud'] as const).map((group) =>
      at('tools', under(group, elements('list of tiles', 'ul:has(li)', 1))),
    ),
    at('tools', elements('groups', 'h3', 5)),
  ),
].flat();
