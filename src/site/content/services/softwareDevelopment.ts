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
    },
    { kind: 'features', id: 'benefits', items: ['speed', 'access', 'freedom'] },
    { kind: 'text', id: 'not-included', items: ['material', 'result'] },
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
    { kind: 'text', id: 'limits', items: ['tests', 'rights'] },
    { kind: 'features', id: 'benefits', items: ['time', 'failures', 'hours', 'knowledge'] },
    { kind: 'steps', id: 'start', items: ['measure', 'first', 'extend', 'rehearse'] },
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
    { kind: 'text', id: 'limits', items: ['law'] },
    { kind: 'features', id: 'benefits', items: ['questions', 'arrival', 'current'] },
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
            'Swift',
            'Kotlin',
          ],
        },
        {
          id: 'backend',
          names: [
            'Node.js',
            'NestJS',
            'Java',
            'Spring Boot',
            'Python',
            'Django',
            'FastAPI',
            '.NET',
          ],
        },
        {
          id: 'database',
          names: ['PostgreSQL', 'MySQL', 'SQL Server', 'MongoDB', 'Redis', 'Elasticsearch'],
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
            'Figma',
          ],
        },
        { id: 'cloud', names: ['AWS', 'Azure', 'Google Cloud', 'DigitalOcean', 'Cloudflare'] },
      ],
    },
    { kind: 'features', id: 'benefits', items: ['list', 'updates', 'exit'] },
  ],
};
