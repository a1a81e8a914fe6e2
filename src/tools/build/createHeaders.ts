/** What no page asks of a device: where it is, how it is moved, what it sees and hears, to pay. */
const refused = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
];

/**
 * The response headers of every answer, lower-case names.
 * @param intakeOrigin origin of another backend, or empty for our own.
 * @param styles what {@link createPolicy} takes.
 */
export function createHeaders(
  intakeOrigin: string,
  styles: readonly string[] = [],
): Record<string, string> {
  return {
    'content-security-policy': createPolicy(intakeOrigin, styles),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': refused.map((feature) => `${feature}=()`).join(', '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

/**
 * A policy (CSP 3) that allows nothing but the site's own files, and styles in pages that the build has put
 * there; a foreign intake joins where the browser sends submissions.
 * @param intakeOrigin origin of another backend, or empty for our own.
 * @param styles sources of the styles in what is answered, such as `'sha256-…'`.
 */
export function createPolicy(intakeOrigin: string, styles: readonly string[]): string {
  const intake = intakeOrigin === '' ? '' : ` ${new URL(intakeOrigin).origin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${intake}`,
    `form-action 'self'${intake}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Nothing of ours makes a policy, so nobody else can make one to get round the line above.
    "trusted-types 'none'",
  ].join('; ');
}
