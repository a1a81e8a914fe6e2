import { expect, test } from 'vitest';
import { foreignIntake } from './foreignIntake.ts';

const intake = 'https://intake.example.org';

test('who sends forms to somebody else is told that the policies do not say so', () => {
  expect(foreignIntake({ INTAKE_ORIGIN: intake })).toMatch(
    /^Warning: forms are sent to https:\/\/intake\.example\.org, .*privacy-policy\.json.*INTAKE_KIND=own\.$/u,
  );
});

test.each([{}, { INTAKE_ORIGIN: '' }, { INTAKE_ORIGIN: intake, INTAKE_KIND: 'own' }])(
  'our own server is no reason: %j',
  (environment) => {
    expect(foreignIntake(environment)).toBe('');
  },
);
