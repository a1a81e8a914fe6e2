import { benefits } from './benefits.ts';
import { elements, names } from './checks.ts';
import { familyPages } from './pages.ts';
import { inside, under } from './scopes.ts';
import { proves } from './row.ts';
import { heading, says } from './textChecks.ts';

const standards = ['GDPR', 'SOC 2', 'HIPAA', 'PCI DSS', 'SOX'] as const;

/** S1.85 to S1.89, the families of cyber security and of testing. */
export const section1SecurityTesting = [
  proves('S1.85', 'security-assessment', heading('Security Assessment', 1)),
  proves(
    'S1.86',
    familyPages('cyber-security', 'security-assessment'),
    inside('text', '.beside__text', elements('sections, the benefits among them', 'h2', 5)),
    benefits(4, 4),
  ),
  proves(
    'S1.87',
    'compliance-and-governance',
    under('Five standards and what they cover', names(...standards)),
  ),
  proves(
    'S1.88',
    'ui-automation-testing',
    under(
      'Five phases',
      names('Assessment', 'Planning', 'Automation & Optimization', 'Execution', 'Test Review'),
    ),
  ),
  proves(
    'S9.26',
    'ui-automation-testing',
    under('Five phases', elements('numbered phases', 'ol > li', 5)),
  ),
  ...(
    [
      ['load-and-stress', 'Load and Stress Testing'],
      ['api-testing', 'API Testing'],
      ['unit-testing', 'Unit Testing'],
      ['mobile-testing', 'Mobile Testing'],
      ['test-data-creation', 'Test Data Creation'],
    ] as const
  ).map(([page, title]) =>
    proves('S1.89', page, heading(title, 1), inside('text', '.beside__text', says('Key benefits'))),
  ),
].flat();
