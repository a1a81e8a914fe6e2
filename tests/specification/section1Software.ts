import { benefits } from './benefits.ts';
import { count, elements } from './checks.ts';
import { familyPages } from './pages.ts';
import { at, inside, under } from './scopes.ts';
import { proves } from './row.ts';
import { heading, says } from './textChecks.ts';

/** S1.50 to S1.61, the families of AI and machine learning and of software development. */
export const section1Software = [
  proves(
    'AIML predictive analytics: sales and demand forecasting, customer intelligence, key benefits.',
    'ai-predictive-analytics',
    heading('Predictive Analytics', 1),
    heading('Sales forecasting', 2),
    heading('Demand forecasting', 2),
    heading('Customer intelligence', 2),
    benefits(3),
  ),
  proves(
    'AIML: the other four pages have two feature blocks and three key benefits each.',
    familyPages('aiml', 'ai-predictive-analytics'),
    elements('feature blocks', '.split-block:has(h2)', 2),
    benefits(3, 3),
  ),
  proves('Software: Web Development has a page.', 'web-development', heading('Web Development', 1)),
  proves(
    'Mobile Applications: iOS and Android, Swift, Kotlin/Java, React Native.',
    'mobile-applications',
    heading('Mobile Applications', 1),
    inside(
      'text',
      '.beside__text',
      says('iOS', 'Android', 'Swift', 'Kotlin or Java', 'React Native'),
    ),
  ),
  proves(
    'Mobile Applications: app-store deployment.',
    'mobile-applications',
    under('App-store deployment', count(5)),
  ),
  proves(
    'Mobile Applications: key features.',
    'mobile-applications',
    under('Key features', count(6)),
  ),
  proves(
    'DevOps: six services, four benefits.',
    'devops-solutions',
    under('Six services', count(6)),
    benefits(4, 4),
  ),
  proves('DevOps: 24/7 monitoring.', 'devops-solutions', heading('Monitoring 24/7', 2)),
  proves(
    'Technical Writing: seven documentation types.',
    'technical-writing',
    under('Seven kinds of documents', count(7)),
  ),
  proves(
    'Technical Writing: key offerings.',
    'technical-writing',
    under('Key offerings', count(5)),
  ),
  proves(
    'Technologies: tag groups Frontend, Backend, Database, Tools, Cloud.',
    'technologies',
    ...(['Frontend', 'Backend', 'Database', 'Tools', 'Cloud'] as const).map((group) =>
      at('tools', under(group, elements('list of tiles', 'ul:has(li)', 1))),
    ),
    at('tools', elements('groups', 'h3', 5)),
  ),
].flat();
