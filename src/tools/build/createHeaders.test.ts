import { expect, test } from 'vitest';
import { createHeaders } from './createHeaders.ts';

function policyOf(intakeOrigin: string): Record<string, string> {
  const policy = createHeaders(intakeOrigin)['content-security-policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );
}

test('the policy allows nothing but the files of the site', () => {
  expect(policyOf('')).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
});

test('a foreign intake may be sent to, by its origin alone, and nothing else changes', () => {
  expect(policyOf('https://intake.example:8443/api?x=1')).toEqual({
    ...policyOf(''),
    'connect-src': "'self' https://intake.example:8443",
    'form-action': "'self' https://intake.example:8443",
  });
});

test('styles in pages are allowed by their hashes, and nothing else changes', () => {
  const { 'content-security-policy': policy = '' } = createHeaders('', [
    "'sha256-a='",
    "'sha256-b='",
  ]);
  expect(policy).toBe(
    createHeaders('')['content-security-policy']?.replace(
      "style-src 'self'",
      "style-src 'self' 'sha256-a=' 'sha256-b='",
    ),
  );
});

test('an intake that is no address stops the build', () => {
  expect(() => createHeaders('intake.example')).toThrow();
});

test('an intake cannot smuggle a directive into the policy', () => {
  const address = "https://intake.example/; script-src 'unsafe-inline'";
  expect(policyOf(address)['script-src']).toBe("'self'");
  expect(createHeaders(address)['content-security-policy']).not.toContain('unsafe-inline');
});

test('no page is framed, sniffed or shared with another window', () => {
  expect(createHeaders('')).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  });
});

test(
  'no page may ask how the device is moved, where it is, or what it sees and hears',
  { tags: 'premises/no-motion-sensors' },
  () => {
    expect(createHeaders('')['permissions-policy']?.split(', ')).toEqual([
      'accelerometer=()',
      'camera=()',
      'geolocation=()',
      'gyroscope=()',
      'magnetometer=()',
      'microphone=()',
      'payment=()',
    ]);
  },
);

test('names are in lower case and values in one line, as the server and static hosts need', () => {
  for (const [name, value] of Object.entries(createHeaders('https://intake.example'))) {
    expect(name).toMatch(/^[a-z-]+$/u);
    expect(value).not.toMatch(/[\r\n]/u);
  }
});
