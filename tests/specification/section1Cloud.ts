import { atLeast, count, names } from './checks.ts';
import { questions, sameAs } from './faqChecks.ts';
import { familyPages } from './pages.ts';
import { at, under } from './scopes.ts';
import { proves } from './row.ts';
import { heading } from './textChecks.ts';

const cloud = familyPages('cloud');

/** S1.78 to S1.84, the family of the cloud. */
export const section1Cloud = [
  proves('Cloud Solutions has a page.', 'cloud-solutions', heading('Cloud Solutions', 1)),
  proves(
    'Cloud Migration: a lifecycle of seven steps, eight deliverables.',
    'cloud-migration',
    under('The lifecycle in seven steps', count(7)),
    under('Eight deliverables', count(8)),
  ),
  proves(
    'Cloud Security: lists of data protection, compliance, monitoring.',
    'cloud-security',
    under('Data protection', atLeast(3)),
    under('Compliance', atLeast(3)),
    under('Monitoring', atLeast(3)),
  ),
  proves(
    'Cloud Management: eight services, items of a monitoring dashboard.',
    'cloud-management',
    under('Eight services in one contract', count(8)),
    under('On your monitoring dashboard', atLeast(3)),
  ),
  proves(
    'Cloud Platforms: AWS, Azure, Google Cloud with lists of services.',
    'cloud-platforms',
    heading('Cloud Platforms', 1),
    at('aws', atLeast(3)),
    at('azure', atLeast(3)),
    at('google', atLeast(3)),
  ),
  proves(
    'Industries We Serve: five industries, each with a list of solutions.',
    'industries-we-serve',
    under('Healthcare', atLeast(3)),
    under('E-Commerce', atLeast(3)),
    under('Education', atLeast(3)),
    under('Manufacturing', atLeast(3)),
    under('Fintech and payments', atLeast(3)),
  ),
  proves(
    'Cloud pages carry the same four FAQs.',
    cloud,
    at('questions', questions(4)),
    at(
      'questions',
      names(
        'What are the benefits of the cloud?',
        'How long does a migration take?',
        'Is our data secure in the cloud?',
        'Who supports us after the migration?',
      ),
    ),
    sameAs('questions', 'cloud-solutions'),
  ),
].flat();
