import type { FamilyPageId } from '../../families.ts';
import type { FamilyContent } from './serviceSection.ts';

/** The sections of the pages of the family software-development (S1.52 to S1.61). */
export const softwareDevelopment: FamilyContent<FamilyPageId<'software-development'>> = {
  'web-development': [
    {
      kind: 'bullets',
      id: 'kinds',
      items: ['shops', 'portals', 'tools', 'websites', 'interfaces'],
    },
    {
      kind: 'steps',
      id: 'course',
      items: ['describe', 'estimate', 'build', 'try', 'launch'],
    },
    {
      kind: 'split',
      id: 'received',
      items: ['repository', 'tests', 'guide', 'report', 'names'],
      answers: 'receive',
    },
    { kind: 'features', id: 'benefits', items: ['speed', 'access', 'freedom'] },
    { kind: 'text', id: 'not-included', items: ['material', 'result'], answers: 'excluded' },
  ],
  'mobile-applications': [
    { kind: 'features', id: 'platforms', items: ['ios', 'android', 'shared'] },
    {
      kind: 'split',
      id: 'key-features',
      items: ['offline', 'login', 'messages', 'size', 'labels', 'crashes'],
    },
    {
      kind: 'steps',
      id: 'deployment',
      items: ['accounts', 'listing', 'trial', 'review', 'updates'],
    },
    { kind: 'features', id: 'benefits', items: ['phones', 'interface', 'keys'] },
    { kind: 'text', id: 'upkeep', items: ['versions', 'limits'] },
    { kind: 'offer', id: 'receive', items: ['code', 'libraries', 'tests', 'store', 'guide'] },
    { kind: 'offer', id: 'excluded', items: ['fees', 'approval', 'content', 'upkeep'] },
  ],
  'devops-solutions': [
    {
      kind: 'features',
      id: 'six-services',
      items: ['pipelines', 'infrastructure', 'containers', 'environments', 'secrets', 'recovery'],
    },
    {
      kind: 'split',
      id: 'monitoring',
      items: ['outside', 'alarms', 'runbooks', 'dashboard', 'report'],
    },
    { kind: 'text', id: 'limits', items: ['tests', 'rights'], answers: 'excluded' },
    { kind: 'features', id: 'benefits', items: ['time', 'failures', 'hours', 'knowledge'] },
    { kind: 'steps', id: 'start', items: ['measure', 'first', 'extend', 'rehearse'] },
    {
      kind: 'offer',
      id: 'receive',
      items: ['pipelines', 'infrastructure', 'runbooks', 'secrets', 'figures'],
    },
  ],
  'technical-writing': [
    {
      kind: 'split',
      id: 'offerings',
      items: ['fresh', 'rewriting', 'glossary', 'publishing', 'translation'],
    },
    {
      kind: 'features',
      id: 'documents',
      items: ['users', 'interfaces', 'administrators', 'runbooks', 'design', 'changes', 'training'],
    },
    { kind: 'steps', id: 'making', items: ['collect', 'draft', 'check', 'trial'] },
    { kind: 'text', id: 'limits', items: ['law'], answers: 'excluded' },
    { kind: 'features', id: 'benefits', items: ['questions', 'arrival', 'current'] },
    { kind: 'offer', id: 'receive', items: ['sources', 'output', 'terms', 'trial', 'open'] },
  ],
  technologies: [
    { kind: 'text', id: 'choice', items: ['existing', 'trial', 'advice'] },
    {
      kind: 'technologies',
      id: 'tools',
      groups: [
        {
          id: 'frontend',
          names: [
            'React',
            'Next.js',
            'Angular',
            'Vue.js',
            'TypeScript',
            'React Native',
            'SwiftUI',
            'Jetpack Compose',
          ],
        },
        {
          id: 'backend',
          names: [
            'Node.js',
            'NestJS',
            'Java',
            'Kotlin',
            'Spring Boot',
            'Python',
            'Django',
            'FastAPI',
            '.NET',
            'WordPress',
          ],
        },
        {
          id: 'database',
          names: [
            'PostgreSQL',
            'MySQL',
            'SQL Server',
            'MongoDB',
            'Redis',
            'Elasticsearch',
            'ClickHouse',
          ],
        },
        {
          id: 'tools',
          names: [
            'Git',
            'GitHub Actions',
            'Jenkins',
            'Docker',
            'Kubernetes',
            'Terraform',
            'Playwright',
            'Selenium',
            'Appium',
            'k6',
            'JMeter',
            'Grafana',
            'Power BI',
            'scikit-learn',
            'PyTorch',
            'Figma',
          ],
        },
        { id: 'cloud', names: ['AWS', 'Azure', 'Google Cloud', 'DigitalOcean', 'Cloudflare'] },
      ],
    },
    { kind: 'features', id: 'benefits', items: ['list', 'updates', 'exit'] },
  ],
};
