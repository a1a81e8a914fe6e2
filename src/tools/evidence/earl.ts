import type { Status } from '../../delivery/reportFacts.ts';
import type { Criterion } from '../report/criteria.ts';
import { isByPeople, type ConformanceRow } from './conformance.ts';

/** How EARL 1.0 calls what a conformance report says. */
const outcomes: Readonly<Record<Status, string>> = {
  supports: 'earl:passed',
  partly: 'earl:failed',
  fails: 'earl:failed',
  'not-applicable': 'earl:inapplicable',
  'not-evaluated': 'earl:untested',
};

/** The site, seen from the folder of reports that is published with it. */
const site = '../';

const people = {
  '@id': '_:people',
  '@type': 'earl:Assertor',
  'dct:title': 'People, each named in a record under manual/',
};

/** The rows as assertions in EARL 1.0 (JSON-LD) about the site. */
export function earl(criteria: readonly Criterion[], rows: readonly ConformanceRow[]): object {
  const names = new Map(criteria.map(({ number, name }) => [number, name]));
  return {
    '@context': {
      earl: 'http://www.w3.org/ns/earl#',
      dct: 'http://purl.org/dc/terms/',
      foaf: 'http://xmlns.com/foaf/0.1/',
    },
    '@graph': [
      { '@id': site, '@type': ['earl:TestSubject', 'foaf:Document'], 'dct:title': 'The website' },
      {
        '@id': '_:tests',
        '@type': 'earl:Software',
        'dct:title': 'The tests and the audit of the project',
      },
      ...(rows.some(({ evidence }) => isByPeople(evidence)) ? [people] : []),
      ...rows.map(({ id, status, evidence }) => ({
        '@type': 'earl:Assertion',
        'earl:assertedBy': { '@id': isByPeople(evidence) ? '_:people' : '_:tests' },
        'earl:subject': { '@id': site },
        'earl:test': { '@id': `https://www.w3.org/TR/WCAG22/#${slugOf(names.get(id) ?? '')}` },
        'earl:mode': { '@id': isByPeople(evidence) ? 'earl:manual' : 'earl:automatic' },
        'earl:result': {
          '@type': 'earl:TestResult',
          'earl:outcome': { '@id': outcomes[status] },
          'earl:info': evidence.join(', '),
        },
      })),
    ],
  };
}

/** How the standard's own document addresses a criterion: by its name. */
function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[(),]/gu, '').replaceAll(' ', '-');
}
