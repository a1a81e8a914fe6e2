import { benefits } from './benefits.ts';
import { elements, names } from './checks.ts';
import { familyPages } from './pages.ts';
import { inside, under } from './scopes.ts';
import { proves } from './row.ts';
import { heading, says } from './textChecks.ts';

const standards = ['GDPR', 'SOC 2', 'HIPAA', 'PCI DSS', 'SOX'] as const;

/** S1.85 to S1.89, the families of cyber security and of testing. */
export const section1SecurityTesting = [
  proves(
    'Cyber security: Security Assessment has a page.',
    'security-assessment',
    heading('Security Assessment', 1),
  ),
  proves(
    'Cyber security: the other five pages have four topic sections and four key benefits.',
    familyPages('cyber-security', 'security-assessment'),
    inside('text', '.beside__text', elements('sections, the benefits among them', 'h2', 5)),
    benefits(4, 4),
  ),
  proves(
    'Cyber security: GDPR, SOC 2, HIPAA, PCI DSS and SOX are named.',
    'compliance-and-governance',
    under('Five standards and what they cover', names(...standards)),
  ),
  proves(
    'UI Automation Testing: a process of five phases, Assessment to Test Review.',
    'ui-automation-testing',
    under(
      'Five phases',
      names('Assessment', 'Planning', 'Automation & Optimization', 'Execution', 'Test Review'),
    ),
  ),
  proves(
    'The testing process has 5 phases.',
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
    proves(
      'Testing: Load and Stress, API, Unit, Mobile and Test Data Creation have pages.',
      page,
      heading(title, 1),
      inside('text', '.beside__text', says('Key benefits')),
    ),
  ),
].flat();
