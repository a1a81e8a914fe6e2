/** Variables that hold an origin, each with an example. */
const origins = {
  SITE_ORIGIN: 'https://www.example.org',
  INTAKE_ORIGIN: 'https://intake.example.org',
} as const;

/**
 * Refuses settings of the build that pages could not use; a variable that is empty counts as not set.
 * @throws Error that says what was expected, what came, and what to do.
 */
export function refuseSettings(environment: Readonly<Record<string, string | undefined>>): void {
  for (const [name, example] of Object.entries(origins)) {
    const value = environment[name] ?? '';
    const { origin, protocol } = URL.parse(value) ?? {};
    const isWeb = protocol === 'https:' || protocol === 'http:';
    if (value === '' || (isWeb && origin === value)) continue;
    const instead = isWeb ? origin : example;
    throw new Error(
      `Expected ${name} to be an origin, got "${value}": set it to "${instead}", without a path or a slash at its end.`,
    );
  }
  const { INTAKE_KIND: kind = '' } = environment;
  if (kind === '' || kind === 'own') return;
  throw new Error(
    `Expected INTAKE_KIND to be "own" or empty, got "${kind}": set it to "own" if the server at INTAKE_ORIGIN is this project's, else leave it out.`,
  );
}
