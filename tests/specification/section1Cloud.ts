import { atLeast, count, names } from './checks.ts';
import { questions, sameAs } from './faqChecks.ts';
import { familyPages } from './pages.ts';
import { at, under } from './scopes.ts';
import { proves } from './row.ts';
import { heading } from './textChecks.ts';

const cloud = familyPages('cloud');

/** S1.78 to S1.84, the family of the cloud. */
export const section1Cloud = [
  proves('S1.78', 'cloud-solutions', heading('Cloud Solutions', 1)),
  proves(
    'S1.79',
    'cloud-migration',
    under('The lifecycle in seven steps', count(7)),
    under('Eight deliverables', count(8)),
  ),
  proves(
    'S1.80',
    'cloud-security',
    under('Data protection', atLeast(3)),
    under('Compliance', atLeast(3)),
    under('Monitoring', atLeast(3)),
  ),
  proves(
    'S1.81',
    'cloud-management',
    under('Eight services in one contract', count(8)),
    under('On your monitoring dashboard', atLeast(3)),
  ),
  proves(
    'S1.82',
    'cloud-platforms',
    heading('Cloud Platforms', 1),
    at('aws', atLeast(3)),
    at('azure', atLeast(3)),
    at('google', atLeast(3)),
  ),
  proves(
    'S1.83',
    'industries-we-serve',
    under('Healthcare', atLeast(3)),
    under('E-Commerce', atLeast(3)),
    under('Education', atLeast(3)),
    under('Manufacturing', atLeast(3)),
    under('Fintech and payments', atLeast(3)),
  ),
  proves(
    'S1.84',
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
