import { expect, test } from 'vitest';
import { refuseSettings } from './refuseSettings.ts';

test.each([
  [{}],
  [{ SITE_ORIGIN: '', INTAKE_ORIGIN: '', INTAKE_KIND: '' }],
  [{ SITE_ORIGIN: 'https://www.example.org', INTAKE_ORIGIN: 'http://127.0.0.1:4173' }],
  [{ INTAKE_ORIGIN: 'https://intake.example.org', INTAKE_KIND: 'own' }],
])('%j is a build', (environment) => {
  expect(() => refuseSettings(environment)).not.toThrow();
});

test.each([
  ['SITE_ORIGIN', 'www.example.org', 'https://www.example.org'],
  ['SITE_ORIGIN', 'ftp://www.example.org', 'https://www.example.org'],
  ['SITE_ORIGIN', 'https://www.example.org/site', 'https://www.example.org'],
  ['INTAKE_ORIGIN', 'https://Intake.example.org/', 'https://intake.example.org'],
])('%s=%s is refused with what to set it to', (name, value, instead) => {
  expect(() => refuseSettings({ [name]: value })).toThrow(
    `Expected ${name} to be an origin, got "${value}": set it to "${instead}"`,
  );
});

test('an intake is ours or not', () => {
  expect(() => refuseSettings({ INTAKE_KIND: 'ours' })).toThrow(
    'Expected INTAKE_KIND to be "own" or empty, got "ours"',
  );
});
